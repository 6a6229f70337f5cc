import { describe, expect, it } from "vitest";

import { face, holomem, side, view } from "../../../test/tables.svelte";
import type { Line } from "../../../wire/types";
import { pips } from "../../../table/motion/die";
import { delays, pace } from "../../../table/motion/timing";
import { hidden, plan } from "./plan";

const cheer = (card: string): boolean => card === "cheer";
const line = (kind: string, more: (number | string)[], n = 1): Line => ({ n, kind, seat: 0, more });

describe("a plan", () => {
  it("draws from the deck: turned for me, face down for the other", () => {
    const before = view([side(0), side(1, { hand: [null] })]);
    const after = view([side(0, { hand: [face("c1")], deck: { count: 39 } }), side(1, { hand: [null, null], deck: { count: 39 } })]);
    expect(plan(before, after, [], cheer).moves).toEqual([
      { id: "c1", was: null, card: "hSD01-003", from: "0.deck", to: "0.hand", flip: true },
      { id: null, was: null, card: null, from: "1.deck", to: "1.hand", flip: false },
    ]);
  });

  it("brings a holomem from the hand it was in", () => {
    const before = view([side(0, { hand: [face("c1")] }), side(1, { hand: [null] })]);
    const after = view([side(0, { stage: [holomem("m1", "back", [face("c11")])] }), side(1, { stage: [holomem("m2", "back", [face("c2")])] })]);
    const made = plan(before, after, [], cheer);
    expect(made.come).toEqual([{ mem: "m1", was: "c1", from: "0.hand" }, { mem: "m2", was: null, from: "1.hand" }]);
    expect(made.moves).toEqual([]);
  });

  it("follows a played card to the middle although its handle is new there", () => {
    const before = view([side(0, { hand: [face("c1", "pc"), face("c2", "mic")] }), side(1)]);
    const after = view([side(0, { hand: [face("c1", "pc")] }), side(1)], { resolution: [face("c7", "mic")] });
    expect(plan(before, after, [], cheer).moves).toEqual([{ id: "c7", was: "c2", card: "mic", from: "0.hand", to: "resolution", flip: false }]);
  });

  it("blooms: another card on top of the same holomem", () => {
    const before = view([side(0, { hand: [face("c5")], stage: [holomem("m1", "center", [face("c1")])] }), side(1)]);
    const after = view([side(0, { stage: [holomem("m1", "center", [face("c1"), face("c5")])] }), side(1)]);
    expect(plan(before, after, [], cheer).bloomed).toEqual([{ mem: "m1", was: "c5", from: "0.hand" }]);
  });

  it("hangs up a cheer from the cheer deck, or from a life that was lost", () => {
    const before = view([side(0, { stage: [holomem("m1", "center", [face("c1")])] }), side(1)]);
    const after = (more: object): ReturnType<typeof view> => view([side(0, { stage: [holomem("m1", "center", [face("c1")], { cheers: [face("c9", "cheer")] })], ...more }), side(1)]);
    expect(plan(before, after({ cheer_deck: { count: 9 } }), [], cheer).moves[0]?.from).toBe("0.cheer_deck");
    expect(plan(before, after({ life: { count: 4 } }), [], cheer).moves[0]?.from).toBe("0.life");
  });

  it("takes a downed holomem to the archive as a whole", () => {
    const before = view([side(0), side(1, { stage: [holomem("m2", "center", [face("c1"), face("c2")], { cheers: [face("c3", "cheer")] })] })]);
    const after = view([side(0), side(1, { archive: [face("c1"), face("c2"), face("c3", "cheer")] })]);
    const made = plan(before, after, [line("art", ["m1", "hSD01-003:0", "m2"]), line("damage", ["m2", 70, 70]), line("down", ["m2"])], cheer);
    expect(made.gone).toEqual([{ mem: "m2", to: "1.archive" }]);
    expect(made.moves).toEqual([]);
    expect(made.beams).toEqual([{ from: "m1", to: "m2" }]);
    expect(made.hurt).toEqual([{ mem: "m2", amount: 70 }]);
  });

  it("redraws: the old hand to the deck, the new one from it", () => {
    const before = view([side(0, { hand: [face("c1")] }), side(1)]);
    const after = view([side(0, { hand: [face("c2")] }), side(1)]);
    const moves = plan(before, after, [], cheer).moves;
    expect(moves.map((move) => [move.id, move.was, move.from, move.to])).toEqual([
      ["c2", null, "0.deck", "0.hand"],
      [null, "c1", "0.hand", "0.deck"],
    ]);
  });

  it("gains holo Power face down", () => {
    const before = view([side(0), side(1)]);
    const after = view([side(0, { deck: { count: 39 }, power: { count: 1 } }), side(1)]);
    expect(plan(before, after, [], cheer).moves).toEqual([{ id: null, was: null, card: null, from: "0.deck", to: "0.power", flip: false }]);
  });

  it("turns who rests, moves the light with the turn, shows dice, adds damage up", () => {
    const before = view([side(0, { stage: [holomem("m1", "back", [face("c1")])] }), side(1)]);
    const after = view([side(0, { stage: [holomem("m1", "back", [face("c1")], { resting: true })] }), side(1)], { active: 1 });
    const made = plan(before, after, [line("roll", [4, 2]), line("damage", ["m1", 20, 20]), line("damage", ["m1", 30, 50]), line("heal", ["m7", 10, 0])], cheer);
    expect([made.turned, made.light, made.dice]).toEqual([["m1"], true, [4, 2]]);
    expect(made.hurt).toEqual([{ mem: "m1", amount: 50 }, { mem: "m7", amount: -10 }]);
    expect(made.just).toEqual(["m1"]);
  });

  it("of two like views does nothing", () => {
    const same = view([side(0, { hand: [face("c1")] }), side(1)]);
    const made = plan(same, structuredClone(same), [], cheer);
    expect([made.moves, made.gone, made.come, made.bloomed, made.turned, made.light]).toEqual([[], [], [], [], [], false]);
  });
});

describe("hidden places", () => {
  it("are piles and the other hand", () => {
    expect(["0.deck", "1.hand", "0.hand", "0.archive", "m1"].map((place) => hidden(place, 0))).toEqual([true, true, false, false, false]);
  });
});

describe("timing", () => {
  it("keeps cards apart, and all of them within 600 ms", () => {
    expect(delays(3)).toEqual([0, 60, 120]);
    expect(delays(31).at(-1)).toBe(600);
    expect([delays(0), delays(1)]).toEqual([[], [0]]);
  });

  it("runs at triple speed when it would take too long", () => {
    expect([pace(1200), pace(1201)]).toEqual([1, 3]);
  });
});

describe("a die", () => {
  it("has as many pips as it shows", () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => pips(n).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
