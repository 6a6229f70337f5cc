/** The puzzles of a game: by grade, and the one of a day. */

import type { PuzzleInfo } from "../wire/types";

const DAY = 86_400_000;
/** The day of the first puzzle, as the server and the terminal count. */
const FIRST = Date.UTC(2026, 0, 1);

/** Another one each day of this reader's calendar; after the last comes the first. */
export function ofTheDay(puzzles: readonly PuzzleInfo[], now: Date): PuzzleInfo | undefined {
  const days = Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / DAY);
  const all = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  return all.length ? all[((days % all.length) + all.length) % all.length] : undefined;
}

export function grades(puzzles: readonly PuzzleInfo[]): [number, PuzzleInfo[]][] {
  const found = [...new Set(puzzles.map((each) => each.grade))].sort((a, b) => a - b);
  return found.map((grade) => [grade, puzzles.filter((each) => each.grade === grade)]);
}

/** The next one of the list that isn't solved; else simply the next. */
export function after(puzzles: readonly PuzzleInfo[], id: string, solved: (id: string) => boolean): PuzzleInfo | undefined {
  const at = puzzles.findIndex((each) => each.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find((each) => !solved(each.id)) ?? others[0];
}
