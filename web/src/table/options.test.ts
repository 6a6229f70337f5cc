import { describe, expect, it } from "vitest";

import type { Option, Words } from "../wire/types";
import { acts, choose, plain, press, stepBack, ready, single, sources, targets } from "./options";

const label = (en: string): Words => ({ en, ja: en });
const MAIN: { options: Option[]; passing: number } = {
  options: [
    { verb: "bloom", things: ["c1", "m1"], act: "bloom", label: label("Bloom") },
    { verb: "bloom", things: ["c1", "m2"], act: "bloom", label: label("Bloom") },
    { verb: "place", things: ["c2"], act: "place", label: label("Place") },
    { verb: "art", things: ["m1", "m9"], act: "art:a:0", label: label("Song") },
    { verb: "art", things: ["m1", "m8"], act: "art:a:0", label: label("Song") },
    { verb: "baton", things: ["m1", "m2"], act: "baton", label: label("Baton pass"), risk: label("archive 1 cheer") },
    { verb: "skill", things: ["o0"], act: "skill:0", label: label("Replacement"), risk: label("archive 1 holo Power") },
    { verb: "pass" },
  ],
  passing: 7,
};

describe("the options of a question", () => {
  it("are found by the thing one picks up", () => {
    expect([...sources(MAIN).keys()]).toEqual(["c1", "c2", "m1", "o0"]);
    expect(acts(MAIN, "m1").map((act) => act.act)).toEqual(["art:a:0", "baton"]);
    expect(plain(MAIN)).toEqual([]);
  });

  it("with a number are answered in words, since two may share a thing", () => {
    const order = { options: [{ verb: "resolve", things: ["m1"], n: 0 }, { verb: "resolve", things: ["m1"], n: 1 }] };
    expect(plain(order)).toEqual([0, 1]);
    expect(sources(order).size).toBe(0);
  });

  it("that pick one of several things are a pick of one", () => {
    const one = { options: [{ verb: "pick", things: ["q0"] }, { verb: "pick", things: ["q1"] }, { verb: "done" }], passing: 2 };
    expect(single(one)).toEqual({ least: 0, most: 1, things: ["q0", "q1"] });
    expect(single({ options: one.options.slice(0, 2) })?.least).toBe(1);
    expect(single(MAIN)).toBeNull();
  });
});

describe("a press", () => {
  it("sends what is no choice and no risk at once", () => {
    expect(press(MAIN, null, "c2", false)).toEqual({ held: null, send: 2 });
  });

  it("waits for Confirm when the player is careful, or when something is paid for good", () => {
    const careful = press(MAIN, null, "c2", true);
    expect(careful.send).toBeNull();
    expect(careful.held && ready(MAIN, careful.held)).toBe(2);
    const risky = press(MAIN, null, "o0", false);
    expect(risky.send).toBeNull();
    expect(risky.held && ready(MAIN, risky.held)).toBe(6);
  });

  it("on a card with several targets holds it and lights them", () => {
    const { held, send } = press(MAIN, null, "c1", false);
    expect(send).toBeNull();
    expect(held && [...targets(MAIN, held).keys()]).toEqual(["m1", "m2"]);
    expect(press(MAIN, held, "m2", false)).toEqual({ held: null, send: 1 });
  });

  it("on the held card puts it back, on another possible card takes that one", () => {
    const { held } = press(MAIN, null, "c1", false);
    expect(press(MAIN, held, "c1", false)).toEqual({ held: null, send: null });
    expect(press(MAIN, held, "m1", true).held?.targets).toEqual(["m1"]);
    expect(press(MAIN, held, "o0", false).held?.thing).toBe("o0");
  });

  it("on a second time the same target sends it", () => {
    const once = press(MAIN, press(MAIN, null, "c1", true).held, "m2", true);
    expect(once.send).toBeNull();
    expect(press(MAIN, once.held, "m2", true).send).toBe(1);
  });

  it("on something without an answer changes nothing", () => {
    const { held } = press(MAIN, null, "c1", false);
    expect(press(MAIN, held, "m77", false)).toEqual({ held, send: null });
    expect(press(MAIN, null, "m77", false)).toEqual({ held: null, send: null });
  });

  it("on a thing with several acts asks for the act, unless the target tells", () => {
    const { held } = press(MAIN, null, "m1", false);
    expect(held).toEqual({ thing: "m1", act: null, targets: [] });
    expect(press(MAIN, held, "m9", false).send).toBe(3);
    const baton = choose(MAIN, held ?? { thing: "", act: null, targets: [] }, "baton", false);
    expect(baton.send).toBeNull();
    expect(baton.held && ready(MAIN, baton.held)).toBe(5);
    expect(baton.held && stepBack(MAIN, baton.held)).toEqual({ thing: "m1", act: null, targets: [] });
  });
});
