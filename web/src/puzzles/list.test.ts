import { beforeEach, expect, test } from "vitest";

import type { PuzzleInfo } from "../wire/types";
import { after, grades, ofTheDay } from "./list";
import { isSolved, keepSolved } from "./solved.svelte";

const puzzle = (id: string, grade = 1): PuzzleInfo => ({ id, goal: { en: "Win.", ja: "勝つ。" }, task: { en: "Win.", ja: "勝つ。" }, acts: grade, grade, seats: 2 });
const ALL = [puzzle("puzzle:b"), puzzle("puzzle:a"), puzzle("puzzle:c", 2)];

beforeEach(() => localStorage.clear());

test("each day has another puzzle, in the order of their names, and after the last comes the first", () => {
  const days = [1, 2, 3, 4].map((day) => ofTheDay(ALL, new Date(2026, 0, day, 23, 59))?.id);
  expect(days).toEqual(["puzzle:a", "puzzle:b", "puzzle:c", "puzzle:a"]);
  expect(ofTheDay(ALL, new Date(2025, 11, 31))?.id).toBe("puzzle:c");
  expect(ofTheDay([], new Date())).toBeUndefined();
});

test("puzzles are listed by grade", () => {
  expect(grades(ALL).map(([grade, found]) => [grade, found.length])).toEqual([[1, 2], [2, 1]]);
});

test("the next puzzle is one that isn't solved", () => {
  expect(after(ALL, "puzzle:b", () => false)?.id).toBe("puzzle:a");
  expect(after(ALL, "puzzle:b", (id) => id === "puzzle:a")?.id).toBe("puzzle:c");
  expect(after(ALL, "puzzle:c", () => true)?.id).toBe("puzzle:b");
});

test("what was solved is kept in this browser", () => {
  expect(isSolved("some-game", "puzzle:a")).toBe(false);
  keepSolved("some-game", "puzzle:a");
  keepSolved("some-game", "puzzle:a");
  expect(isSolved("some-game", "puzzle:a")).toBe(true);
  expect(isSolved("other-game", "puzzle:a")).toBe(false);
  expect(JSON.parse(localStorage.getItem("kaimaku.puzzles") ?? "")).toEqual(["some-game/puzzle:a"]);
});
