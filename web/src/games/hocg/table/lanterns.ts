/** Cheers hang under a card like lanterns. More than five are counted by colour. */

import type { Face } from "../../../wire/types";

export interface Lantern {
  color: string;
  /** 1 for a single cheer; more when cheers of one colour are counted. */
  count: number;
  ids: readonly string[];
}

const MOST = 5;

export function lanterns(cheers: readonly Face[], colorOf: (card: string) => string): Lantern[] {
  const singles = cheers.map((face) => ({ color: colorOf(face.card), count: 1, ids: [face.id] }));
  if (singles.length <= MOST) return singles;
  const rows = new Map<string, { color: string; count: number; ids: string[] }>();
  for (const { color, ids } of singles) {
    const row = rows.get(color);
    if (row) {
      row.count += 1;
      row.ids.push(...ids);
    } else rows.set(color, { color, count: 1, ids: [...ids] });
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}

/** "2 green, 1 white" for a sentence. */
export function tally(cheers: readonly Face[], colorOf: (card: string) => string): [color: string, count: number][] {
  const counts = new Map<string, number>();
  for (const face of cheers) counts.set(colorOf(face.card), (counts.get(colorOf(face.card)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
