/** What a hololive OCG deck is made of, and how it is looked at while it is built. */

import type { CardInfo, Deck } from "../../../wire/types";
import type { DeckKind, Find } from "../../client_game";
import { color } from "../card/colors";
import Charts from "./Charts.svelte";
import Chip from "./Chip.svelte";
import { LEVELS } from "./levels";
import Sign from "./Sign.svelte";

function colors(deck: Deck, find: Find): string[] {
  const found = Object.keys(deck.piles["main"] ?? {}).flatMap((number) => find(number)?.colors ?? []);
  return [...new Set(found)].filter((color) => color !== "colorless");
}

/** The colours of its Oshi. */
function fit(deck: Deck, find: Find): ((card: CardInfo) => boolean) | null {
  const oshi = find(Object.keys(deck.piles["oshi"] ?? {})[0] ?? "");
  return oshi ? (card) => fitsOshi(card, oshi) : null;
}

/** Does a card share a colour with the Oshi? Supports and colourless cards go with everybody. */
function fitsOshi(card: CardInfo, oshi: CardInfo): boolean {
  const colors = (card.colors ?? []).filter((color) => color !== "neutral");
  return card.kind === "oshi" || colors.length === 0 || colors.some((color) => oshi.colors?.includes(color));
}

function fact(card: CardInfo): string {
  if (card.kind === "holomem") return `HP ${card.hp ?? 0}`;
  if (card.kind === "oshi") return `♥ ${card.life ?? 0}`;
  return card.limited ? "LIMITED" : "";
}

export const decks: DeckKind = {
  piles: [
    { id: "oshi", words: ["Oshi", "推し"], single: true, none: ["No Oshi yet. Choose one from the cards.", "推しがまだいません。カードから選んでください。"] },
    { id: "main", words: ["Deck", "デッキ"], size: 50 },
    { id: "cheer", words: ["Cheer deck", "エールデッキ"], size: 20, glyph: "cheer" },
  ],
  pileOf: (card) => (card.kind === "oshi" || card.kind === "cheer" ? card.kind : "main"),
  unmarkedLinks: true,
  Chip,
  chipWords: (name) => color(name).words,
  chipsWords: ["Color", "色"],
  colors,
  fit,
  fitWords: ["Oshi's colors", "推しの色"],
  fitsAtOnce: () => false,
  sort: "level",
  groups: LEVELS,
  groupOf: (card) => (card.kind === "holomem" ? (card.level ?? "") : card.kind),
  compare: (a, b) => (a?.kind === "support" && (a.support ?? "").localeCompare(b?.support ?? "")) || 0,
  follows: () => false,
  Sign,
  narrowSigns: false,
  fact,
  Charts,
  curve: (levels) => LEVELS.map((level) => ({ ...level, n: levels[level.id] ?? 0, hatched: level.id === "support" })),
  pasteHelp: ["Paste any list: plain text, Deck Log data or JSON from other simulators. The format is detected automatically.", "テキスト、デッキログのデータ、ほかのシミュレーターのJSONなどを貼り付けてください。形式は自動で判別します。"],
};
