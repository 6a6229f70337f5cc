/** The colours or elements by which a deck is known. */

import type { CardInfo, Deck } from "../wire/types";
import { elementsOf } from "./fits";
import type { DeckGame } from "./shapes";

export function deckColors(game: DeckGame, deck: Deck, find: (number: string) => CardInfo | undefined): string[] {
  if (game === "vcard") return elementsOf(deck, find);
  const found = Object.keys(deck.piles["main"] ?? {}).flatMap((number) => find(number)?.colors ?? []);
  return [...new Set(found)].filter((color) => color !== "colorless");
}
