import { expect, test } from "vitest";

import { letters, written } from "./name";

const lines = (name: string, wide: number, more: object = {}): string[] => written(name, { wide, most: 11, ...more }).lines;
const size = (name: string, wide: number, more: object = {}): number => written(name, { wide, most: 11, ...more }).size;

test("a name with room stands on one line, as large as it may be", () => {
  expect(lines("ときのそら", 90)).toEqual(["ときのそら"]);
  expect(size("ときのそら", 90)).toBe(11);
  expect(lines("Tokino Sora", 90)).toEqual(["Tokino Sora"]);
});

test("where it is narrow, lines are broken between words, and not for a little", () => {
  expect(lines("Tokino Sora", 50)).toEqual(["Tokino", "Sora"]);
  expect(lines("Tokino Sora", 68)).toEqual(["Tokino Sora"]);
  expect(lines("Elizabeth Rose Bloodflame", 80)).toEqual(["Elizabeth Rose", "Bloodflame"]);
  expect(lines("Rotta, Queen of Mulch", 50, { lines: 3 })).toHaveLength(3);
});

test("a Japanese word is broken only where it could not be read, never before a small letter or for one letter", () => {
  expect(lines("博衣こより", 48)).toEqual(["博衣こより"]);
  expect(lines("博衣こより", 28)).toEqual(["博衣", "こより"]);
  expect(lines("アイラニ・イオフィフティーン", 52)).toEqual(["アイラニ・イオ", "フィフティーン"]);
  for (const name of ["アキ・ローゼンタール", "セシリア・イマーグリーン", "ムーナ・ホシノヴァ", "スゴイパソコン", "みっころねクレイジー・オムライス"])
    for (let wide = 20; wide < 90; wide += 3)
      for (const line of lines(name, wide, { lines: 3 })) {
        expect([...line].length, `${name} at ${wide}`).toBeGreaterThan(1);
        expect(line).not.toMatch(/^[ァィゥェォッャュョヮー・]/u);
      }
});

test("its lines fit into the room, unless it would be too small to see", () => {
  for (const name of ["Ondine Fathomlight", "Captain Puddlejump", "アイラニ・イオフィフティーン", "IRyS", "Ouro Kronii"])
    for (let wide = 30; wide < 120; wide += 5) {
      const shown = written(name, { wide, high: 34, most: 11, lines: 3 });
      if (shown.size === 6) continue;
      for (const line of shown.lines) expect(letters(line) * shown.size).toBeLessThanOrEqual(wide);
      expect(shown.lines.length * shown.size).toBeLessThanOrEqual(34);
    }
});
