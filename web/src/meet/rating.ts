/** Ratings as they are said. */

import type { GamePace, PaceRating } from "../wire/types";
import { w } from "./words";

/** Games until a rating is more than a guess. */
export const FIRM = 10;

export type Rated = Pick<PaceRating, "rating" | "spread"> & { games?: number };

export function isProvisional({ games = FIRM }: Rated): boolean {
  return games < FIRM;
}

/** "1534 ± 210" */
export function ratingWords({ rating, spread }: Rated): string {
  return `${rating} ± ${spread}`;
}

export function paceWords(pace: GamePace | undefined): string {
  return w(pace === "slow" ? "slow" : "live");
}

/** "+27", "−12", "±0" */
export function changeWords(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
