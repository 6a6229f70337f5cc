/** How large everything is on a Danmaku!! table, by the room there is. */

import { clamp, LARGE_TEXT, mode, onSide, RATIO, type TableSizes } from "../../../table/sizes";

export interface Sizes extends TableSizes {
  /** The round table above the dock. */
  width: number;
  height: number;
  dock: number;
  plate: { width: number; height: number };
  /** Left column of the dock: who one is. */
  me: number;
  /** Right column of the dock: what can be chosen. */
  answers: number;
  /** A card of the stack. */
  entry: number;
  /** There is little height: captions are short. */
  low: boolean;
  /** Words are so large that the ring is one column. */
  single: boolean;
  /** A phone on its side: the table on the left, the dock on the right. */
  side: boolean;
}

/** Choosing a character, playing, or looking at a game that is over. */
export type Stage = "choosing" | "playing" | "replay";

const DOCKS: Record<Exclude<Stage, "playing">, number> = { choosing: 172, replay: 152 };
/** Below this height plates and captions are short; with two seats at each side, earlier. */
const LOW = 500;
const LOW_MANY = 570;
/** The narrowest card of the stack; in a replay, whose timeline takes height, a narrower one. */
const ENTRY_LEAST = 64;
const ENTRY_LEAST_REPLAY = 40;
/** The share of the table of a phone on its side. */
export const SIDE = 0.53;

/** `text`: how large words are, 1 is usual. */
export function sizes(width: number, height: number, seats: number, stage: Stage = "playing", text = 1): Sizes {
  const which = text >= LARGE_TEXT ? "phone" : mode(width);
  if (which === "phone") return phone(width, stage, text);
  if (onSide(width, height)) return { ...phone(Math.round(width * SIDE), stage, text), handCard: 72, side: true };
  const rail = which === "desktop" ? Math.max(300, Math.round(width * 0.225)) : 0;
  const room = width - rail;
  const tall = Math.max(height, stage === "replay" ? 480 : 560);
  const dock = stage === "playing" ? clamp(tall * 0.296, 214, 256) : DOCKS[stage] + (stage === "replay" && tall > LOW ? 12 : 0);
  const top = tall - dock;
  const few = seats <= 5;
  const low = top < (seats > 6 ? LOW_MANY : LOW);
  const plate = stage === "choosing" ? { width: clamp(room * 0.16, 150, 190), height: 64 } : { width: clamp(room * (few ? 0.215 : 0.19), 168, few ? 244 : 216), height: low ? 112 : 126 };
  const stack = top - plate.height - (low ? 244 : 276);
  return {
    mode: which,
    rail,
    width: room,
    height: top,
    dock,
    plate,
    me: clamp(room * 0.27, 216, 250),
    answers: clamp(room * 0.175, 148, 196),
    entry: clamp(stack / RATIO, stage === "replay" ? ENTRY_LEAST_REPLAY : ENTRY_LEAST, 122),
    handCard: clamp((dock - 76) / RATIO, 84, 122),
    low,
    single: false,
    side: false,
  };
}

/** The narrowest card of a hand on which the words can be read. */
export const READABLE = 83;

/** How broad a card can be where what is answered stands beside the hand. */
export function handRoom(s: Sizes, cards: number): number {
  return (s.width - s.me - s.answers - 32 - 10 * (cards - 1)) / Math.max(1, cards);
}

/** On a phone the question, the hand and what is answered stand below each other, whatever is asked: as high as is usual. */
function phone(width: number, stage: Stage, text: number): Sizes {
  const handCard = clamp(width * 0.21, 66, 83);
  const rows = Math.round((60 + 48) * Math.max(1, text)) + 40;
  return {
    mode: "phone",
    rail: 0,
    width,
    height: 0,
    dock: stage === "playing" ? rows + Math.round(handCard * RATIO) + 28 : stage === "choosing" ? rows : 0,
    plate: { width: (width - 34) / 2, height: 72 },
    me: 0,
    answers: 0,
    entry: 0,
    handCard,
    low: true,
    single: width < 300 * Math.max(1, text),
    side: false,
  };
}
