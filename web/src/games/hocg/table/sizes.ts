/** How large everything is on a hololive OCG table, by the room there is. */

import { clamp, LARGE_TEXT, mode, RATIO, type TableSizes, type Mode } from "../../../table/sizes";

export interface Sizes extends TableSizes {
  left: number;
  right: number;
  far: number;
  phase: number;
  near: number;
  dock: number;
  prompt: number;
  /** Card widths. */
  farCard: number;
  nearCard: number;
}

const FAR_LEAST = 38;
const NEAR_LEAST = 46;

/** Without questions (a replay) the dock is low and holds both hands. `text`: how large words are, 1 is usual. */
export function sizes(width: number, height: number, asks = true, text = 1): Sizes {
  const which = text >= LARGE_TEXT ? "phone" : mode(width);
  return which === "phone" ? phone(width, height, asks, Math.max(1, text)) : wide(which, width, height, asks);
}

function wide(which: Mode, width: number, height: number, asks: boolean): Sizes {
  const rail = which === "desktop" ? Math.max(300, Math.round(width * 0.225)) : 0;
  const left = which === "desktop" ? 104 : 84;
  const right = which === "desktop" ? 204 : width < 760 ? 116 : 212;
  const phase = 38;
  const tall = Math.max(height, asks ? 560 : 480);
  const dock = asks ? clamp(Math.round(tall * 0.263), 190, 280) : 112;
  const prompt = asks ? 50 : 0;
  const rest = tall - phase - dock;
  const far = Math.round(rest * 0.428);
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
    farCard: clamp(Math.min((far - 56) / 2 / RATIO, widest), 40, cap * 0.82),
    nearCard: clamp(Math.min((near - 76) / 2 / RATIO, widest), 52, cap),
    handCard: asks ? clamp((dock - prompt - 24) / RATIO, 72, 132) : 52,
  };
}

function phone(width: number, height: number, asks: boolean, text: number): Sizes {
  const phase = Math.round(32 * text);
  const lines = width < 600 && height >= 700 ? 88 : 48;
  const prompt = asks ? Math.round(lines * text) : 0;
  const handCard = asks ? clamp(width * 0.18, 58, 84) : 46;
  const dock = asks ? prompt + Math.round(handCard * RATIO) + 30 : 2 * (Math.round(handCard * RATIO) + 30);
  const counters = Math.round(27 * text);
  const least = phase + dock + 2 * (counters + 65) + 2 * (FAR_LEAST + NEAR_LEAST) * RATIO;
  const tall = Math.max(height, text > 1 ? Math.ceil(least) : 560);
  const rest = tall - phase - dock;
  const far = Math.round(rest * 0.42);
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
    farCard: clamp(Math.min((far - counters - 57) / 2 / RATIO, width * 0.145), FAR_LEAST, 78),
    nearCard: clamp(Math.min((near - counters - 73) / 2 / RATIO, width * 0.185), NEAR_LEAST, 96),
    handCard,
  };
}

/** The width of a card in a row where some lie down: they need more room, and all stay of one size. */
export function fit(room: number, upright: number, resting: number, gap: number, widest: number): number {
  const count = upright + resting;
  if (count === 0) return widest;
  return Math.min(widest, Math.floor((room - gap * (count - 1)) / (upright + resting * RATIO)));
}
