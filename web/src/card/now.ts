/** How a card is at this moment, as far as its face shows it: each game adds what its faces show. */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the games declare its fields
export interface Now {}

/** More (1) or less (-1) than printed, or the same. */
export type Shift = -1 | 0 | 1;

export function shift(value: number): Shift {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
