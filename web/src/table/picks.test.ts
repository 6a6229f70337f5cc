import { describe, expect, it } from "vitest";

import { enough, full, move, sent, toggle, wanting } from "./picks";

const SOME = { least: 1, most: 2, things: ["a", "b", "c"] };

describe("picking", () => {
  it("takes and gives back, never more than allowed, never what was not offered", () => {
    expect(toggle(SOME, [], "b")).toEqual(["b"]);
    expect(toggle(SOME, ["b"], "b")).toEqual([]);
    expect(toggle(SOME, ["a", "b"], "c")).toEqual(["a", "b"]);
    expect(toggle(SOME, [], "z")).toEqual([]);
  });

  it("of one thing changes over to the other", () => {
    expect(toggle({ ...SOME, most: 1 }, ["a"], "c")).toEqual(["c"]);
  });

  it("is enough from the least number on", () => {
    expect([[], ["a"], ["a", "b"]].map((chosen) => enough(SOME, chosen))).toEqual([false, true, true]);
    expect(full(SOME, ["a"])).toBe(false);
    expect(wanting(SOME, [])).toBe(1);
  });

  it("is sent in order only when the order matters", () => {
    expect(sent(SOME, ["c", "a"])).toEqual(["a", "c"]);
    expect(sent({ ...SOME, ordered: true }, ["c", "a"])).toEqual(["c", "a"]);
  });

  it("can be put in another order", () => {
    expect(move(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(move(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(move(["a", "b"], "z", 1)).toEqual(["a", "b"]);
  });
});
