/** When each motion of one update begins. The queue never falls behind: a long one runs at triple speed. */

export const MOVE = 260;
export const FLIP = 220;
export const BEAM = 400;
/** How long a beam and its number stay: nobody waits for them. */
export const SEEN = 1400;
export const DIE = 480;
export const CURTAIN = 520;
export const APART = 60;
export const TOGETHER = 600;
export const LONG = 1200;

/** Several cards leave one after the other, and never more than so much apart in all. */
export function delays(count: number): number[] {
  const apart = count > 1 ? Math.min(APART, TOGETHER / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => Math.round(i * apart));
}

/** How many times as fast, so that nobody waits for it. */
export function pace(total: number): number {
  return total > LONG ? 3 : 1;
}
