/** A deck list as data: counting, changing, telling piles apart. Nothing here knows what is legal. */

import type { CardInfo, Deck } from "../wire/types";

export const PILES = ["oshi", "main", "cheer"] as const;
export type PileName = (typeof PILES)[number];

export function pileOf(card: CardInfo): PileName {
  return card.kind === "oshi" ? "oshi" : card.kind === "cheer" ? "cheer" : "main";
}

export function empty(name: string): Deck {
  return { name, piles: { oshi: {}, main: {}, cheer: {} } };
}

export function copies(deck: Deck, pile: PileName, number: string): number {
  return deck.piles[pile]?.[number] ?? 0;
}

export function size(deck: Deck, pile: PileName): number {
  return Object.values(deck.piles[pile] ?? {}).reduce((sum, n) => sum + n, 0);
}

/** The deck with so many copies of a card; with an Oshi the one before it leaves. */
export function withCopies(deck: Deck, pile: PileName, number: string, n: number): Deck {
  const others = pile === "oshi" && n > 0 ? [] : Object.entries(deck.piles[pile] ?? {});
  const at = others.findIndex(([other]) => other === number);
  others.splice(at < 0 ? others.length : at, at < 0 ? 0 : 1, ...(n > 0 ? [[number, Math.min(n, pile === "oshi" ? 1 : 99)] as [string, number]] : []));
  const cards = Object.fromEntries(others);
  return { ...deck, piles: { ...deck.piles, [pile]: cards } };
}

/** Does a card share a colour with the Oshi? Supports and colourless cards go with everybody. */
export function fitsOshi(card: CardInfo, oshi: CardInfo): boolean {
  const colors = (card.colors ?? []).filter((color) => color !== "neutral");
  return card.kind === "oshi" || colors.length === 0 || colors.some((color) => oshi.colors?.includes(color));
}

export interface Row {
  number: string;
  n: number;
  card: CardInfo | undefined;
}

export interface Group {
  id: string;
  count: number;
  rows: Row[];
}

const LEVELS = ["debut", "1st", "2nd", "spot"];

/** The main deck by level, supports last; cards nobody knows come at the end under their number. */
export function groups(deck: Deck, find: (number: string) => CardInfo | undefined): Group[] {
  const found = new Map<string, Row[]>();
  for (const [number, n] of Object.entries(deck.piles["main"] ?? {})) {
    const card = find(number);
    const id = !card ? "unknown" : card.kind === "support" ? "support" : card.level || "unknown";
    found.set(id, [...(found.get(id) ?? []), { number, n, card }]);
  }
  const order = [...LEVELS, "support", "unknown"];
  return [...found.entries()]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([id, rows]) => ({
      id,
      count: rows.reduce((sum, row) => sum + row.n, 0),
      rows: rows.sort((a, b) => compare(a, b)),
    }));
}

function compare(a: Row, b: Row): number {
  const kind = (a.card?.support ?? "").localeCompare(b.card?.support ?? "");
  const name = (a.card?.name.en ?? "").localeCompare(b.card?.name.en ?? "");
  return kind || name || a.number.localeCompare(b.number);
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
