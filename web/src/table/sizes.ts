/** What every table knows about the room it has. Card ratio 63 : 88. */

export const RATIO = 88 / 63;

export type Mode = "phone" | "tablet" | "desktop";

export interface TableSizes {
  mode: Mode;
  /** Width of the rail; 0: it is a drawer. */
  rail: number;
  /** Width of a card in hand. */
  handCard: number;
}

export function mode(width: number): Mode {
  return width < 600 ? "phone" : width < 1180 ? "tablet" : "desktop";
}

/** The broadest phones; a larger screen with little height is still a large screen. */
const BROAD = 1000;

/** A phone on its side: everything important has to fit into so little height. */
export function onSide(width: number, height: number): boolean {
  return width >= 600 && width < BROAD && height < 440;
}

/** How much broader than a printed card one may be drawn where there is room, for its words. */
export const BROADEST = 1.32;

/** Which face fits into a card of this size. */
export function faceFor(width: number, height: number): "small" | "table" {
  return width >= 84 && height >= 94 ? "table" : "small";
}

/** From this text size on, words need the room: the table is laid out as on a phone. */
export const LARGE_TEXT = 1.4;

export function clamp(n: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(high, n)));
}
