/** The effect an evolved VTuber keeps, on its own face: it is what the card will do once it is played. */

import { loadedCards } from "../../../card/cards.svelte";
import type { CardInfo } from "../../../wire/types";
import { keptFrom } from "../catalogue/line";

/** A card with the effect of the PL8 it evolves from, where it prints none itself. */
export function withKept(card: CardInfo): CardInfo {
  if (card.kind !== "vtuber" || card.abilities?.length) return card;
  const from = keptFrom(card, loadedCards("vcard"));
  return from ? { ...card, abilities: from.abilities ?? [], effect: from.effect ?? "" } : card;
}
