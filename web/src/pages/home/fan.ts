/**
 * Three faces that stand for a game: of a deck a Debut, a 1st in the middle and a 2nd, or a VTuber at all three stages;
 * of one deck for all, a card of each common type.
 */

import type { CardInfo, Deck } from "../../wire/types";

const TYPES = ["dodge", "danmaku", "powerup"] as const;
const LEVELS = ["debut", "1st", "2nd"] as const;
const STAGES = [8, 9, 10] as const;

export function fan(deck: Deck | undefined, card: (number: string) => CardInfo | undefined): CardInfo[] {
  const held = Object.values(deck?.piles ?? {})
    .flatMap((pile) => Object.keys(pile))
    .map(card)
    .filter((info): info is CardInfo => info !== undefined);
  const line = wholeLine(held);
  if (line) return line;
  const best = LEVELS.map((level) => strongest(held.filter((info) => info.level === level)));
  return best.filter((info): info is CardInfo => info !== undefined);
}

/** For a game whose cards everybody draws from one deck. */
export function spread(cards: readonly CardInfo[]): CardInfo[] {
  const main = cards.filter((info) => info.kind === "main").sort((a, b) => (a.points ?? 0) - (b.points ?? 0));
  return TYPES.map((type) => main.find((info) => info.types?.some((half) => half.includes(type)))).filter((info): info is CardInfo => info !== undefined);
}

/** The first VTuber of whom every stage is there. */
function wholeLine(cards: readonly CardInfo[]): CardInfo[] | undefined {
  const vtubers = cards.filter((info) => info.kind === "vtuber");
  return vtubers
    .map((first) => STAGES.map((pl) => vtubers.find((info) => info.line === first.line && info.set === first.set && info.pl === pl)))
    .find((line): line is CardInfo[] => line.every((info) => info !== undefined));
}

function strongest(cards: CardInfo[]): CardInfo | undefined {
  return cards.reduce<CardInfo | undefined>((best, info) => (best && (best.hp ?? 0) >= (info.hp ?? 0) ? best : info), undefined);
}
