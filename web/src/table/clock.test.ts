import { describe, expect, it } from "vitest";

import { clockWords } from "./clock";
import { counted } from "./counted";
import { face } from "../test/tables.svelte";

describe("a clock", () => {
  it("counts a begun second as a whole one and never goes below nothing", () => {
    expect([clockWords(572), clockWords(9.2), clockWords(0), clockWords(-3), clockWords(3601)]).toEqual(["9:32", "0:10", "0:00", "0:00", "60:01"]);
  });
});

describe("like faces", () => {
  it("are shown once, with their number", () => {
    expect(counted([face("q1", "a"), face("q2", "b"), face("q3", "a")]).map(({ id, count }) => [id, count])).toEqual([["q1", 2], ["q2", 1]]);
  });
});
