import { expect, test } from "vitest";

import { crest } from "./crest";

const NAMES = ["Tokino Sora", "AZKi", "SorAZ", "IRyS", "Usada Pekora", "Amane Kanata", "Takane Lui", "Omaru Polka", "Hakos Baelz", "Nakiri Ayame"];

test("the same name has the same crest, however it is written down", () => {
  expect(crest("AZKi")).toBe(crest("AZKi"));
  expect(crest("Pokémon")).toEqual(crest("Poke\u0301mon"));
});

test("the crest of a name never changes", () => {
  const { petal, ...rest } = crest("AZKi");
  expect(rest).toEqual({ count: 3, ring: "dotted", core: "lozenge", dots: false });
  expect(petal).toMatch(/^M0 -8C6\.7 -14/);
});

test("crests differ from name to name", () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(crest(name)))).size).toBe(NAMES.length);
});

test("every number of petals, ring and core comes up among many names", () => {
  const many = Array.from({ length: 400 }, (_, i) => crest(`name ${i}`));
  expect(new Set(many.map((each) => each.count))).toEqual(new Set([3, 4, 5, 6, 8]));
  expect(new Set(many.map((each) => each.ring)).size).toBe(4);
  expect(new Set(many.map((each) => each.core)).size).toBe(4);
  expect(new Set(many.map((each) => each.petal)).size).toBe(45);
});

test("petals stay inside the ring", () => {
  for (let i = 0; i < 200; i++) {
    const { petal } = crest(`name ${i}`);
    expect(petal).not.toContain("NaN");
    for (const number of petal.match(/-?\d+(\.\d+)?/g) ?? []) expect(Math.abs(Number(number))).toBeLessThanOrEqual(40);
  }
});
