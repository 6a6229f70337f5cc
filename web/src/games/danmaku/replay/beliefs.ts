/** What the seats of a game believed about each other's roles, at any step. */

import type { Beliefs } from "../../../wire/types";

/** The rows of a seat as they stood at a step: for every seat, how likely each kind is. Null before the first. */
export function believed(all: Beliefs, seat: number, step: number): number[][] | null {
  return all.beliefs.findLast((belief) => belief.seat === seat && belief.step <= step)?.of ?? null;
}

/** Chances as whole percents that still add up to 100: what rounding down leaves over goes to the largest rests. */
export function percents(chances: readonly number[]): number[] {
  const sum = chances.reduce((a, b) => a + b, 0);
  if (sum <= 0) return chances.map(() => 0);
  const exact = chances.map((chance) => (chance / sum) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((a, b) => a + b, 0);
  const order = [...exact.keys()].sort((a, b) => rest(exact, b) - rest(exact, a));
  for (const i of order.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

function rest(exact: readonly number[], i: number): number {
  const value = exact[i] ?? 0;
  return value - Math.floor(value);
}
