/** Finding a deck among many: by words in either language, its kind, its colours or elements, and its Oshi. */

import { fold, terms } from "../pages/cards/search";
import type { CardInfo, DeckTitle } from "../wire/types";
import type { ListedDeck } from "./builtin.svelte";

export type DeckKindName = DeckTitle["kind"];

export interface Wanted {
  text: string;
  /** One of them is enough; so of kinds. */
  colors: readonly string[];
  kinds: readonly DeckKindName[];
  /** The English name of its Oshi; empty: any. */
  oshi: string;
}

export const ANY: Wanted = { text: "", colors: [], kinds: [], oshi: "" };
export const KINDS: readonly DeckKindName[] = ["start", "recommended", "tournament", "sample"];

type Find = (number: string) => CardInfo | undefined;

/** Every word has to be in its name, its plan, its event, or the name of its Oshi or of a key card. */
export function findDecks(decks: readonly ListedDeck[], wanted: Wanted, card: Find): ListedDeck[] {
  const words = terms(wanted.text);
  return decks.filter((deck) => {
    if (wanted.kinds.length > 0 && !wanted.kinds.includes(deck.kind)) return false;
    if (wanted.colors.length > 0 && !deck.colors.some((color) => wanted.colors.includes(color))) return false;
    if (wanted.oshi && oshiOf(deck, card)?.name.en !== wanted.oshi) return false;
    const said = sayings(deck, card);
    return words.every((word) => said.includes(word));
  });
}

/** The colours that some deck is known by, in the order in which they come up. */
export function deckColorsOf(decks: readonly ListedDeck[]): string[] {
  return [...new Set(decks.flatMap((deck) => deck.colors))];
}

export function deckKindsOf(decks: readonly ListedDeck[]): DeckKindName[] {
  return KINDS.filter((kind) => decks.some((deck) => deck.kind === kind));
}

/** Everybody who is the Oshi of some deck, each once. */
export function oshisOf(decks: readonly ListedDeck[], card: Find): CardInfo[] {
  const found = new Map(decks.flatMap((deck) => oshiOf(deck, card) ?? []).map((oshi) => [oshi.name.en, oshi]));
  return [...found.values()].sort((a, b) => a.name.en.localeCompare(b.name.en));
}

/** Kind by kind, in the order in which they are offered. */
export function byKind(decks: readonly ListedDeck[]): { kind: DeckKindName; decks: ListedDeck[] }[] {
  return deckKindsOf(decks).map((kind) => ({ kind, decks: decks.filter((deck) => deck.kind === kind) }));
}

/** Oshi and key cards of a deck whose name has a word of the search in it. */
export function cardsNamed(deck: ListedDeck, text: string, card: Find): CardInfo[] {
  const words = terms(text);
  const named = (found: CardInfo): boolean => words.some((word) => fold(`${found.name.en}\n${found.name.ja}`).includes(word));
  return unique(leading(deck).flatMap((number) => card(number) ?? [])).filter(named);
}

function unique(cards: readonly CardInfo[]): CardInfo[] {
  return [...new Map(cards.map((found) => [found.name.en, found])).values()];
}

function leading(deck: ListedDeck): string[] {
  return [...Object.keys(deck.deck?.piles["oshi"] ?? {}), ...(deck.key ?? [])];
}

function oshiOf(deck: ListedDeck, card: Find): CardInfo | undefined {
  return card(Object.keys(deck.deck?.piles["oshi"] ?? {})[0] ?? "");
}

function sayings(deck: ListedDeck, card: Find): string {
  const names = leading(deck).map((number) => card(number)?.name);
  return fold([deck.id, ...[deck.name, deck.summary, deck.event, ...names].flatMap((words) => (words ? [words.en, words.ja] : []))].join("\n"));
}
