/** Lines and pairs of VTubers: they go by the VTuber, within a set. */

import type { CardInfo } from "../../../wire/types";
import type { Pair } from "../../../words/words";
import type { Relation } from "../../client_game";

function sameLine(card: CardInfo, other: CardInfo): boolean {
  return other.id !== card.id && Boolean(card.line) && other.line === card.line && other.set === card.set;
}

/** The PL8 whose effect an evolved VTuber keeps. */
export function keptFrom(card: CardInfo, all: readonly CardInfo[]): CardInfo | undefined {
  return (card.pl ?? 0) > 8 ? all.find((other) => other.pl === 8 && sameLine(card, other)) : undefined;
}

/** A card with everything that evolves with it or is its pair: the stages in their order, then the Mascot. */
export function wholeLine(card: CardInfo, all: readonly CardInfo[]): CardInfo[] {
  return [card, ...all.filter((other) => sameLine(card, other))].sort((a, b) => (a.pl || 11) - (b.pl || 11));
}

const SAME_LINE: Pair = ["Same evolution line", "同じ進化ライン"];
const ITS_VTUBER: Pair = ["Its VTuber", "ペアのVTuber"];
const ITS_MASCOT: Pair = ["Its Mascot", "ペアのマスコット"];
const OTHER: Pair = ["Same name, other kinds", "同名・その他"];

function how(card: CardInfo, other: CardInfo): Pair {
  if (other.kind === "mascot") return card.kind === "mascot" ? OTHER : ITS_MASCOT;
  return card.kind === "mascot" ? ITS_VTUBER : SAME_LINE;
}

export function related(card: CardInfo, all: readonly CardInfo[]): Relation[] {
  const line = all.filter((other) => sameLine(card, other));
  return [OTHER, SAME_LINE, ITS_VTUBER, ITS_MASCOT].flatMap((words) => {
    const cards = line.filter((other) => how(card, other) === words);
    return cards.length ? [{ words, cards }] : [];
  });
}
