/** How large everything is on a hololive OCG table, by the room there is. */

import { BROADEST, clamp, LARGE_TEXT, mode, onSide, RATIO, type TableSizes, type Mode } from "../../../table/sizes";

export interface Sizes extends TableSizes {
  left: number;
  right: number;
  far: number;
  phase: number;
  near: number;
  dock: number;
  prompt: number;
  /** How many lines of the text that asks a question stand below it. */
  lines: number;
  /** A phone on its side: each stage is one row, and the question stands beside them in a column of this width; else 0. */
  side: number;
  /** Card widths. */
  farCard: number;
  nearCard: number;
}

/** From this height on a question has room for two lines of the text that asks it. */
const LOFTY = 800;
const FAR_LEAST = 38;
const NEAR_LEAST = 46;
/** Cards of the hands that lie beside each other in a replay on a phone. */
const HAND_LEAST = 46;

/** Without questions (a replay) the dock is low and holds both hands. `text`: how large words are, 1 is usual. */
export function sizes(width: number, height: number, asks = true, text = 1): Sizes {
  const which = text >= LARGE_TEXT ? "phone" : mode(width);
  if (which !== "phone" && onSide(width, height)) return flat(width, height, asks);
  return which === "phone" ? phone(width, height, asks, Math.max(1, text)) : wide(which, width, height, asks);
}

function wide(which: Mode, width: number, height: number, asks: boolean): Sizes {
  const rail = which === "desktop" ? Math.max(300, Math.round(width * 0.225)) : 0;
  const left = which === "desktop" ? 104 : 84;
  const right = which === "desktop" ? 204 : width < 760 ? 116 : 212;
  const phase = 38;
  const tall = Math.max(height, asks ? 560 : 480);
  const lines = tall >= LOFTY ? 2 : 1;
  const dock = asks ? clamp(Math.round(tall * 0.263), 190, 280) + 12 * (lines - 1) : 112;
  const prompt = asks ? 34 + 16 * lines : 0;
  const rest = tall - phase - dock;
  const far = Math.round(rest * (asks ? 0.428 : 0.46));
  const near = rest - far;
  const middle = width - rail - left - right - 24;
  const widest = middle / 5 - 14;
  const cap = which === "desktop" ? 124 : 112;
  return {
    mode: which,
    rail,
    left,
    right,
    far,
    phase,
    near,
    dock,
    prompt,
    lines,
    side: 0,
    farCard: clamp(Math.min((far - 46) / 2 / RATIO, widest), 40, cap * 0.82),
    nearCard: clamp(Math.min((near - 60) / 2 / RATIO, widest), 52, cap),
    handCard: asks ? clamp((dock - prompt - 24) / RATIO, 72, 132) : 52,
  };
}

function phone(width: number, height: number, asks: boolean, text: number): Sizes {
  const phase = Math.round(32 * text);
  const lines = width < 600 && height >= 640 ? 112 : 64;
  const prompt = asks ? Math.round(lines * text) : 0;
  const handCard = asks ? clamp(width * 0.185, 58, 84) : 46;
  const dock = asks ? prompt + Math.round(handCard * RATIO) + 30 : 2 * (Math.round(handCard * RATIO) + 30);
  const counters = Math.round(35 * text);
  const least = phase + dock + 2 * (counters + 65) + 2 * (FAR_LEAST + NEAR_LEAST) * RATIO;
  const tall = Math.max(height, text > 1 ? Math.ceil(least) : 560);
  const rest = tall - phase - dock;
  const far = Math.round(rest * 0.45);
  const near = rest - far;
  return {
    mode: "phone",
    rail: 0,
    left: 0,
    right: 0,
    far,
    phase,
    near,
    dock,
    prompt,
    lines: 1,
    side: 0,
    farCard: clamp(Math.min((far - counters - 52) / 2 / RATIO, width * 0.165), FAR_LEAST, 78),
    nearCard: clamp(Math.min((near - counters - 54) / 2 / RATIO, width * 0.185), NEAR_LEAST, 96),
    handCard,
  };
}

/** Both stages and the hand below each other, as high as the screen; the question in a column beside them. */
function flat(width: number, height: number, asks: boolean): Sizes {
  const tall = Math.max(height, asks ? 290 : 240);
  const side = clamp(width * 0.315, 264, 300);
  const dock = asks ? Math.round(tall * 0.36) : Math.round(HAND_LEAST * RATIO) + 30;
  const far = Math.round((tall - dock) * 0.46);
  const near = tall - dock - far;
  return {
    mode: "phone",
    rail: 0,
    left: 0,
    right: 0,
    far,
    phase: 0,
    near,
    dock,
    prompt: 0,
    lines: 2,
    side,
    farCard: clamp((far - 22) / RATIO, FAR_LEAST, 78),
    nearCard: clamp((near - 26) / RATIO, NEAR_LEAST, 96),
    handCard: asks ? clamp((dock - 26) / RATIO, 58, 84) : HAND_LEAST,
  };
}

/** How broad upright cards may be in a row, next to those that lie down, for cards of this width. */
export function broad(room: number, upright: number, resting: number, gap: number, card: number): number {
  const left = room - gap * (upright + resting - 1) - resting * card * RATIO;
  return Math.max(card, Math.min(Math.floor(left / Math.max(1, upright)), Math.round(card * BROADEST)));
}

/** The width of a card in a row where some lie down: they need more room, and all stay of one size. */
export function fit(room: number, upright: number, resting: number, gap: number, widest: number): number {
  const count = upright + resting;
  if (count === 0) return widest;
  return Math.min(widest, Math.floor((room - gap * (count - 1)) / (upright + resting * RATIO)));
}
