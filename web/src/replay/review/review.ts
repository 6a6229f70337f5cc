/** What the review of a game draws and says, from what the server has found. */

import type { Mistake, Review } from "../../wire/types";

export interface Dot {
  step: number;
  chance: number;
}

/** The line of a seat with all hands open, and the band its values may lie in. */
export function truth(review: Review, seat: number): { line: Dot[]; band: { step: number; low: number; high: number }[] } {
  return {
    line: review.truth.map((point) => ({ step: point.step, chance: point.chances[seat] ?? 0 })),
    band: review.truth.map((point) => ({ step: point.step, low: point.low[seat] ?? 0, high: point.high[seat] ?? 0 })),
  };
}

/** The same as the seat itself could see it, turn by turn. */
export function own(review: Review, seat: number): Dot[] {
  return review.own.filter((point) => point.seat === seat);
}

export function path(dots: readonly Dot[], steps: number, width: number, height: number): string {
  return dots.map(({ step, chance }, n) => `${n ? "L" : "M"}${x(step, steps, width)} ${y(chance, height)}`).join("");
}

export function area(band: readonly { step: number; low: number; high: number }[], steps: number, width: number, height: number): string {
  if (band.length < 2) return "";
  const up = band.map(({ step, high }, n) => `${n ? "L" : "M"}${x(step, steps, width)} ${y(high, height)}`);
  const down = band.toReversed().map(({ step, low }) => `L${x(step, steps, width)} ${y(low, height)}`);
  return `${[...up, ...down].join("")}Z`;
}

function x(step: number, steps: number, width: number): string {
  return ((step / Math.max(1, steps)) * width).toFixed(1);
}

function y(chance: number, height: number): string {
  return (height - (chance / 100) * height).toFixed(1);
}

export function mistakes(review: Review, seat: number): Mistake[] {
  return (review.mistakes ?? []).filter((mistake) => mistake.seat === seat);
}

/** "+12", "−31", "0": a change in whole points. */
export function signed(points: number): string {
  const n = Math.round(points);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
