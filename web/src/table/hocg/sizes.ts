/** How large everything is, by the room there is. Card ratio 63 : 88. */

export const RATIO = 88 / 63;

export type Mode = "phone" | "tablet" | "desktop";

export interface Sizes {
  mode: Mode;
  rail: number;
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
  handCard: number;
}

const LANTERN = 20;

export function mode(width: number): Mode {
  return width < 600 ? "phone" : width < 1180 ? "tablet" : "desktop";
}

export function sizes(width: number, height: number): Sizes {
  const which = mode(width);
  return which === "phone" ? phone(width, height) : wide(which, width, height);
}

function wide(which: Mode, width: number, height: number): Sizes {
  const rail = which === "desktop" ? Math.max(300, Math.round(width * 0.225)) : 0;
  const left = which === "desktop" ? 104 : 84;
  const right = which === "desktop" ? 204 : width < 760 ? 116 : 196;
  const phase = 38;
  const tall = Math.max(height, 560);
  const dock = clamp(Math.round(tall * 0.263), 190, 280);
  const prompt = 50;
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
    farCard: clamp(Math.min((far - 62) / 2 / RATIO, widest), 40, cap * 0.82),
    nearCard: clamp(Math.min((near - 88) / 2 / RATIO, widest), 52, cap),
    handCard: clamp((dock - prompt - 24) / RATIO, 72, 132),
  };
}

function phone(width: number, height: number): Sizes {
  const tall = Math.max(height, 560);
  const phase = 32;
  const prompt = tall >= 700 ? 88 : 48;
  const handCard = clamp(width * 0.18, 58, 84);
  const dock = prompt + Math.round(handCard * RATIO) + 30;
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
    farCard: clamp(Math.min((far - 26 - 58) / 2 / RATIO, width * 0.145), 38, 78),
    nearCard: clamp(Math.min((near - 28 - 72) / 2 / RATIO, width * 0.185), 46, 96),
    handCard,
  };
}

/** The width of a card in a row where some lie down: they need more room, and all stay of one size. */
export function fit(room: number, upright: number, resting: number, gap: number, widest: number): number {
  const count = upright + resting;
  if (count === 0) return widest;
  return Math.min(widest, Math.floor((room - gap * (count - 1)) / (upright + resting * RATIO)));
}

export function lanternRoom(): number {
  return LANTERN;
}

function clamp(n: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(high, n)));
}
