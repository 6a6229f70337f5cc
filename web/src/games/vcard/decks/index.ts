/** What a VCard deck is made of, and how it is looked at while it is built. */

import { rows } from "../../../decks/list";
import type { CardInfo, Deck } from "../../../wire/types";
import type { Column, DeckKind, Find } from "../../client_game";
import { element, elementOf, ELEMENTS, type ElementName } from "../card/elements";
import { STAGES } from "../catalogue/stages";
import Charts from "./Charts.svelte";
import Chip from "./Chip.svelte";
import LineCopies from "./LineCopies.svelte";
import Sign from "./Sign.svelte";

/** The elements of a deck, the one with most cards first; Neutral counts for none (5.1.1.2). */
export function elementsOf(deck: Deck, find: Find): ElementName[] {
  const counts = new Map<ElementName, number>();
  for (const { card, n } of rows(deck, "main", find)) {
    const element = card ? elementOf(card) : "neutral";
    if (element !== "neutral") counts.set(element, (counts.get(element) ?? 0) + n);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([element]) => element);
}

function fit(deck: Deck, find: Find): ((card: CardInfo) => boolean) | null {
  const elements = elementsOf(deck, find);
  return elements.length ? (card) => elementOf(card) === "neutral" || elements.includes(elementOf(card)) : null;
}

/** Lines are the same within a set only. */
function lineOf(card: CardInfo | undefined): string {
  return card?.line ? `${card.line}\n${card.set ?? ""}` : "";
}

/** VTubers and their Mascots by element and line, the lowest of a line first. */
function compare(a: CardInfo | undefined, b: CardInfo | undefined): number {
  const place = (card: CardInfo | undefined): number => (card ? ELEMENTS.indexOf(elementOf(card)) : 0);
  return place(a) - place(b) || lineOf(a).localeCompare(lineOf(b)) || (a?.pl ?? 0) - (b?.pl ?? 0);
}

function fact(card: CardInfo): string {
  if (card.kind === "vtuber") return `PL ${card.pl ?? 0}`;
  return card.kind === "mascot" ? (card.line ?? "") : "";
}

/** The stages, and everything else together. */
function curve(levels: Readonly<Record<string, number>>): Column[] {
  const stages = STAGES.map((id): Column => ({ id, words: [id.toUpperCase(), id.toUpperCase()], n: levels[id] ?? 0, hatched: false }));
  const all = Object.values(levels).reduce((sum, n) => sum + n, 0);
  return [...stages, { id: "others", words: ["Others", "その他"], n: all - stages.reduce((sum, { n }) => sum + n, 0), hatched: true }];
}

export const decks: DeckKind = {
  piles: [{ id: "main", words: ["Deck", "デッキ"], size: 50 }],
  pileOf: () => "main",
  Chip,
  chipWords: (name) => element(name).words,
  chipsWords: ["Element", "属性"],
  colors: elementsOf,
  fit,
  fitWords: ["Elements of the deck", "デッキの属性"],
  /** A deck that has its two elements is opened with the cards that go with them. */
  fitsAtOnce: (deck, find) => elementsOf(deck, find).length > 1,
  sort: "line",
  groups: [
    { id: "vtuber", words: ["VTubers", "VTuber"] },
    { id: "mascot", words: ["Mascots", "マスコット"] },
    { id: "world", words: ["Worlds", "ワールド"] },
    { id: "boost", words: ["Boosts", "ブースト"] },
    { id: "ally", words: ["Allies", "アライ"] },
    { id: "reinforcement", words: ["Reinforcements", "増援"] },
  ],
  groupOf: (card) => (card.kind === "support" ? (card.support ?? "") : card.kind),
  compare,
  follows: (above, card) => card?.kind === "vtuber" && lineOf(card) !== "" && lineOf(above) === lineOf(card),
  Sign,
  narrowSigns: true,
  fact,
  Charts,
  Copies: LineCopies,
  curve,
  pasteHelp: [
    "Paste a list with one card per line: how many, then the number or the name with its stage, such as 3 Marlo Brinewick PL8. Exported decks work too. The format is detected automatically.",
    "リストを貼り付けてください。1行に1種類ずつ、枚数のあとに番号か、名前と段階を書きます（例：3 Marlo Brinewick PL8）。書き出したデッキも読めます。形式は自動で判別します。",
  ],
  /** A hand without a PL8 VTuber is not played (6.1.1.4b). */
  handNote: (hand) =>
    hand.length > 0 && !hand.some((card) => card?.pl === 8)
      ? ["No PL8 VTuber: in a game you would reveal this hand, shuffle it back and redraw.", "PL8のVTuberがいません。対戦では手札を公開し、デッキに戻して引き直します。"]
      : null,
};
