/** Which cards go with what a deck has already: the colours of its Oshi, or its elements. */

import { elementOf, type ElementName } from "../card/vcard/elements";
import type { CardInfo, Deck } from "../wire/types";
import { rows } from "./list";
import type { DeckGame } from "./shapes";

type Find = (number: string) => CardInfo | undefined;
export type Fit = (card: CardInfo) => boolean;

/** Nothing while the deck has nothing that others would have to go with. */
export function fit(game: DeckGame, deck: Deck, find: Find): Fit | null {
  if (game === "hocg") {
    const oshi = find(Object.keys(deck.piles["oshi"] ?? {})[0] ?? "");
    return oshi ? (card) => fitsOshi(card, oshi) : null;
  }
  const elements = elementsOf(deck, find);
  return elements.length ? (card) => elementOf(card) === "neutral" || elements.includes(elementOf(card)) : null;
}

/** Does a card share a colour with the Oshi? Supports and colourless cards go with everybody. */
function fitsOshi(card: CardInfo, oshi: CardInfo): boolean {
  const colors = (card.colors ?? []).filter((color) => color !== "neutral");
  return card.kind === "oshi" || colors.length === 0 || colors.some((color) => oshi.colors?.includes(color));
}

/** The elements of a deck, the one with most cards first; Neutral counts for none (5.1.1.2). */
export function elementsOf(deck: Deck, find: Find): ElementName[] {
  const counts = new Map<ElementName, number>();
  for (const { card, n } of rows(deck, "main", find)) {
    const element = card ? elementOf(card) : "neutral";
    if (element !== "neutral") counts.set(element, (counts.get(element) ?? 0) + n);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([element]) => element);
}
