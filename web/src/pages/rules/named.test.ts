import { expect, test } from "vitest";

import { BOTH, DEBUT, SECOND, SORA, SPOT, STAFF } from "../../games/hocg/card/samples";
import { CHEERS, MARLO_8, MARLO_9 } from "../../games/vcard/samples";
import { named, partlyNamed } from "./named";

const ALL = [SORA, DEBUT, SECOND, SPOT, STAFF, BOTH, CHEERS, MARLO_8, MARLO_9];
const ids = (some: readonly { id: string }[]): string[] => some.map(({ id }) => id);

test("a question finds the cards it names, in both languages and by number", () => {
  expect(ids(named(`what does ${STAFF.name.en} do?`, ALL))).toEqual([STAFF.id]);
  expect(ids(named(`${STAFF.name.ja}の効果は？`, ALL))).toEqual([STAFF.id]);
  expect(ids(named(`what about ${SPOT.id.toLowerCase()}`, ALL))).toEqual([SPOT.id]);
  expect(named("how do I win", ALL)).toEqual([]);
  expect(named("", ALL)).toEqual([]);
});

test("of names within each other the longest counts, and one of each text", () => {
  const short = { ...STAFF, id: "T-900", name: { en: "Nodoka", ja: "のどか" }, names: [{ en: "Nodoka", ja: "のどか" }] };
  const long = { ...STAFF, id: "T-901", name: { en: "Nodoka Harusaki", ja: "春先のどか" }, names: [{ en: "Nodoka Harusaki", ja: "春先のどか" }] };
  expect(ids(named("nodoka harusaki", [short, long, { ...long, id: "T-902" }]))).toEqual([long.id]);
});

test("a part of a name is enough where it is all that is asked about", () => {
  expect(ids(partlyNamed("what does marlo's effect do", ALL)).length).toBeGreaterThan(0);
  expect(partlyNamed("how do I win the game", ALL)).toEqual([]);
  expect(partlyNamed("what does it do", ALL)).toEqual([]);
});
