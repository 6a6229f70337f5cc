import { describe, expect, it } from "vitest";

import type { Fact, Foresight, Question } from "../../wire/types";
import { question } from "../../test/tables.svelte";
import { aims, badges, buttons, inView, learned, meant, type Answering } from "./meant";

const ARTS = question({
  options: [
    { verb: "art", things: ["m1", "m8"], act: "art:a:0" },
    { verb: "art", things: ["m1", "m9"], act: "art:a:0" },
    { verb: "collab", things: ["m2"], act: "collab" },
    { verb: "pass" },
  ],
  passing: 3,
});

function answering(asked: Question | null, more: Partial<Answering> = {}): Answering {
  return { question: asked, pick: null, held: null, chosen: [], enough: false, plain: [], pointed: null, ...more };
}

function hp(thing: string, before: number, after: number): Fact {
  const text = `${String(before)} → ${String(after)}`;
  return { kind: "hp", thing, words: { en: text, ja: text }, badge: { en: text, ja: text }, before, after };
}

describe("what is asked about", () => {
  it("is nothing without a question, and nothing before anything is pointed at", () => {
    expect(inView(answering(null))).toEqual({ options: [], things: [] });
    expect(inView(answering(ARTS)).options).toEqual([]);
  });

  it("is what a thing pointed at can do, and what a thing in hand can become", () => {
    expect(inView(answering(ARTS, { pointed: "m1" })).options).toEqual([0, 1]);
    expect(inView(answering(ARTS, { pointed: "m7" })).options).toEqual([]);
    expect(inView(answering(ARTS, { held: { thing: "m1", act: "art:a:0", targets: ["m9"] } })).options).toEqual([1]);
  });

  it("is every one of several things to choose, and all that is chosen together once it is enough", () => {
    const one = question({ options: [{ verb: "pick", things: ["m8"] }, { verb: "pick", things: ["m9"] }] });
    expect(inView(answering(one, { pick: { least: 1, most: 1, things: ["m8", "m9"] } })).options).toEqual([0, 1]);
    const pick = { least: 2, most: 2, things: ["c1", "c2", "c3"] };
    const some = question({ options: one.options, pick });
    expect(inView(answering(some, { pick, chosen: ["c3"], enough: false })).things).toEqual([]);
    expect(inView(answering(some, { pick, chosen: ["c3", "c1"], enough: true })).things).toEqual(["c1", "c3"]);
  });

  it("is each of a few answers in words, but not each of many", () => {
    const yes = question({ options: [{ verb: "yes" }, { verb: "no" }] });
    expect(inView(answering(yes, { plain: [0, 1] })).options).toEqual([0, 1]);
    expect(buttons(answering(yes, { plain: [0, 1] }))).toEqual([0, 1]);
    expect(buttons(answering(yes, { plain: [0, 1, 2, 3] }))).toEqual([]);
  });
});

describe("what is meant", () => {
  it("is the one option that a thing has, or that is left of what is held", () => {
    expect(meant(answering(ARTS, { pointed: "m1" }))).toBeNull();
    expect(meant(answering(ARTS, { pointed: "m2" }))).toBe(2);
    const held = { thing: "m1", act: "art:a:0", targets: [] };
    expect(meant(answering(ARTS, { held }))).toBeNull();
    expect(meant(answering(ARTS, { held, pointed: "m9" }))).toBe(1);
  });
});

describe("badges", () => {
  const held = { thing: "m1", act: "art:a:0", targets: [] };
  const known = learned(new Map(), [0, 1], [
    { option: 0, facts: [hp("m8", 60, 10)] },
    { option: 1, facts: [hp("m9", 90, 40), hp("m1", 50, 30)] },
  ]);
  const of = (option: number): Foresight | null => known.get(option) ?? null;

  it("hang on every target, each with what would happen to it", () => {
    const found = badges(of, null, aims(answering(ARTS, { held })));
    expect([...found].map(([thing, facts]) => [thing, facts.map((fact) => fact.after)])).toEqual([["m8", [10]], ["m9", [40]]]);
  });

  it("tell everything about the one that is meant", () => {
    const found = badges(of, of(1), aims(answering(ARTS, { held })));
    expect([...found.keys()].sort()).toEqual(["m1", "m8", "m9"]);
  });

  it("are none where nothing is certain", () => {
    expect(learned(new Map(), [2], []).get(2)).toBeNull();
    expect(badges(() => null, null, aims(answering(ARTS, { held }))).size).toBe(0);
  });
});
