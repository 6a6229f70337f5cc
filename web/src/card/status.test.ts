import { expect, test } from "vitest";

import { among, count, STATUS_NAMES, statusOf, statusWords } from "./status";
import { SORA } from "../games/hocg/card/samples";

test("numbers of a set are read out of spans", () => {
  expect(["hBP09-001", "hBP09-008", "hBP09-010"].every((number) => among(number, "1-8 10 12"))).toBe(true);
  expect(["hBP09-009", "hBP09-011", "hBP09-013", "hBP09", "nonsense"].some((number) => among(number, "1-8 10 12"))).toBe(false);
  expect(among("hBP09-001", undefined)).toBe(false);
  expect([count("1-8 10 12"), count("")]).toEqual([10, 0]);
});

test("every status has a name and a sentence in both languages; a card without one has none", () => {
  for (const status of STATUS_NAMES) expect([...statusWords(status).name, ...statusWords(status).meaning].every(Boolean)).toBe(true);
  expect([statusOf({ ...SORA, status: "verified" }), statusOf({ ...SORA, status: "" }), statusOf(SORA)]).toEqual(["verified", undefined, undefined]);
});
