import { describe, expect, it } from "vitest";

import { same } from "./same";

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const view = { turn: 3, notes: [], sides: [{ seat: 0, stage: [{ id: "m1", damage: 20 }, { id: "m2", damage: 0 }], hand: [null, { id: "c1", card: "x" }] }, { seat: 1, stage: [], hand: [null] }] };

describe("what came anew", () => {
  it("is what was there, if it reads alike", () => {
    expect(same(view, copied(view))).toBe(view);
  });

  it("says what it says, and keeps every part that is as before", () => {
    const now = copied(view);
    now.turn = 4;
    if (now.sides[0]) now.sides[0].stage = [{ id: "m2", damage: 0 }, { id: "m1", damage: 50 }, { id: "m3", damage: 0 }];
    const wanted = copied(now);
    const found = same(view, now);
    expect(found).toEqual(wanted);
    expect(found.sides[1]).toBe(view.sides[1]);
    expect(found.notes).toBe(view.notes);
    expect(found.sides[0]?.hand).toBe(view.sides[0]?.hand);
    expect(found.sides[0]?.stage[0]).toBe(view.sides[0]?.stage[1]);
    expect(found.sides[0]?.stage[1]).not.toBe(view.sides[0]?.stage[0]);
    expect(found.sides[0]).not.toBe(view.sides[0]);
  });

  it.each([
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: null }, { a: {} }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "a" }]],
    [[{ id: "a" }], [{ id: "b" }]],
    [{ 0: 1 }, [1]],
    [[1], { 0: 1 }],
    [{ a: 0 }, { a: false }],
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ])("is another one if it differs at all: %j, %j", (before, now) => {
    const wanted = copied(now);
    const found = same(before, now);
    expect(found).not.toBe(before);
    expect(found).toEqual(wanted);
  });

  it("leaves what was there as it was", () => {
    const before = copied(view);
    same(before, { ...copied(view), turn: 9, sides: [] });
    expect(before).toEqual(view);
  });
});
