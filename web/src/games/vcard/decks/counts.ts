/** A VCard deck in numbers: the report's own, and the effect types of its cards. */

import { EFFECT_NAMES, type EffectName } from "../card/kinds";
import { effectsOf } from "../catalogue/effects";
import { STAGES, CARD_TYPES } from "../catalogue/stages";
import type { CardInfo, Deck, DeckReport } from "../../../wire/types";
import { rows } from "../../../decks/list";

export interface Count<Id extends string = string> {
  id: Id;
  n: number;
  hatched?: boolean;
}

/** Every kind, VTubers by their printed stage; what is no VTuber is hatched. */
export function kinds({ levels }: DeckReport): Count[] {
  return CARD_TYPES.map((type) => ({ id: type, n: levels[type] ?? 0, hatched: !STAGES.includes(type) }));
}

/** VTubers, Mascots and Worlds of each element, the one with most of them first. */
export function elements({ colors }: DeckReport): Count[] {
  const found = Object.entries(colors).map(([id, counts]) => ({ id, n: counts.reduce((sum, n) => sum + n, 0) }));
  return found.sort((a, b) => b.n - a.n);
}

/** A card with effects of two types counts for both. */
export function effects(deck: Deck, find: (number: string) => CardInfo | undefined): Count<EffectName>[] {
  const cards = rows(deck, "main", find);
  return EFFECT_NAMES.map((id) => ({ id, n: cards.reduce((sum, { card, n }) => sum + (card && effectsOf(card).includes(id) ? n : 0), 0) }));
}
