/** A deck list as data: counting, changing, telling piles apart. Nothing here knows what is legal. */

import { documentOf, isOwn } from "../own/own.svelte";
import type { CardInfo, Deck, GameName } from "../wire/types";
import { deckKind } from "./kinds";

export function empty(name: string, game: GameName): Deck {
  return { name, piles: Object.fromEntries(deckKind(game).piles.map(({ id }) => [id, {}])) };
}

export function copies(deck: Deck, pile: string, number: string): number {
  return deck.piles[pile]?.[number] ?? 0;
}

export function size(deck: Deck, pile: string): number {
  return Object.values(deck.piles[pile] ?? {}).reduce((sum, n) => sum + n, 0);
}

/** All cards of all piles. */
export function total(deck: Deck): number {
  return Object.values(deck.piles).flatMap((pile) => Object.values(pile)).reduce((sum, n) => sum + n, 0);
}

/** The deck with so many copies of a card; from a pile of one card the one before it leaves. */
export function withCopies(game: GameName, deck: Deck, pile: string, number: string, n: number): Deck {
  const single = deckKind(game).piles.find(({ id }) => id === pile)?.single === true;
  const others = single && n > 0 ? [] : Object.entries(deck.piles[pile] ?? {});
  const at = others.findIndex(([other]) => other === number);
  others.splice(at < 0 ? others.length : at, at < 0 ? 0 : 1, ...(n > 0 ? [[number, Math.min(n, single ? 1 : 99)] as [string, number]] : []));
  const cards = Object.fromEntries(others);
  return withDocuments({ ...deck, piles: { ...deck.piles, [pile]: cards } });
}

/** With the documents of the cards in it that somebody wrote, and of no others. */
function withDocuments({ own: before = {}, ...deck }: Deck): Deck {
  const numbers = Object.values(deck.piles).flatMap((cards) => Object.keys(cards)).filter(isOwn);
  const own = Object.fromEntries(numbers.flatMap((number) => {
    const document = before[number] ?? documentOf(number);
    return document === undefined ? [] : [[number, document]];
  }));
  return numbers.length ? { ...deck, own } : deck;
}

/** The card as often as it is in the deck; nobody may know it. */
export interface Row {
  number: string;
  n: number;
  card: CardInfo | undefined;
}

export function rows(deck: Deck, pile: string, find: (number: string) => CardInfo | undefined): Row[] {
  return Object.entries(deck.piles[pile] ?? {}).map(([number, n]) => ({ number, n, card: find(number) }));
}

/** Every card of the main deck as often as it is in it, in random order. */
export function shuffled(deck: Deck, random: () => number = secureRandom): string[] {
  const cards = Object.entries(deck.piles["main"] ?? {}).flatMap(([number, n]) => Array<string>(n).fill(number));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
  }
  return cards;
}

function secureRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
