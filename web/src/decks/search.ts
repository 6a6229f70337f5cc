/** Finding a deck among many: by words in either language, and by its colours or elements. */

import { fold, terms } from "../pages/cards/search";
import type { BuiltinDeck, CardInfo } from "../wire/types";

export interface Wanted {
  text: string;
  /** One of them is enough. */
  colors: readonly string[];
}

export const ANY: Wanted = { text: "", colors: [] };

/** Every word has to be in its name, its plan, or the name of its Oshi or of a key card. */
export function findDecks(decks: readonly BuiltinDeck[], wanted: Wanted, card: (number: string) => CardInfo | undefined): BuiltinDeck[] {
  const words = terms(wanted.text);
  return decks.filter((deck) => {
    if (wanted.colors.length > 0 && !deck.colors.some((color) => wanted.colors.includes(color))) return false;
    const said = sayings(deck, card);
    return words.every((word) => said.includes(word));
  });
}

/** The colours that some deck is known by, in the order in which they come up. */
export function deckColorsOf(decks: readonly BuiltinDeck[]): string[] {
  return [...new Set(decks.flatMap((deck) => deck.colors))];
}

function sayings(deck: BuiltinDeck, card: (number: string) => CardInfo | undefined): string {
  const numbers = [...Object.keys(deck.deck.piles["oshi"] ?? {}), ...deck.key];
  const names = numbers.map((number) => card(number)?.name);
  return fold([deck.id, ...[deck.name, deck.summary, ...names].flatMap((words) => (words ? [words.en, words.ja] : []))].join("\n"));
}
