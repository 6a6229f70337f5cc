import { describe, expect, it } from "vitest";

import type { Line } from "../../wire/types";
import { beat, readingTime, recap, unsaid } from "./story";

let n = 0;
const line = (kind: string, seat = 1, more: (number | string)[] = []): Line => ({ n: ++n, kind, seat, more, words: { en: `${kind} ${seat}`, ja: kind } });
const kinds = (found: readonly Line[] | null): string[] | null => found && found.map((each) => each.kind);

describe("what just happened", () => {
  it("is what another did, with what came of it", () => {
    expect(kinds(beat([line("bloom"), line("art"), line("damage", 0), line("down", 0), line("life", 0)], 0))).toEqual(["art", "down", "life"]);
    expect(kinds(beat([line("art"), line("damage", 0)], 0))).toEqual(["art", "damage"]);
  });

  it("never leaves out a lost life for what else happened", () => {
    expect(kinds(beat([line("attack"), line("hit", 0), line("lose", 0), line("draw", 0), line("collect"), line("return")], 0))).toEqual(["attack", "hit", "lose"]);
    expect(kinds(beat([line("play"), line("lose", 2), line("draw", 2), line("collect")], 0))).toEqual(["play", "lose", "collect"]);
  });

  it("is told of a player's own acts only where something came of it", () => {
    expect(beat([line("place", 0), line("shuffle", 0)], 0)).toBeNull();
    expect(kinds(beat([line("effect", 0), line("roll", 0, [4])], 0))).toEqual(["effect", "roll"]);
    expect(kinds(beat([line("place", 0)], null))).toEqual(["place"]);
  });

  it("leaves out what says nothing", () => {
    expect(beat([], 0)).toBeNull();
    expect(beat([line("phase"), line("shuffle")], 0)).toBeNull();
  });

  it("does not repeat what the open question says", () => {
    const shot: Line = { ...line("play"), words: { en: "{1} plays “[Shoot](shoot-spring)” on you.", ja: "" } };
    const hit: Line = { ...line("hit"), words: { en: "{1} is hit by “[Shoot](shoot-spring)”.", ja: "" } };
    const asked = { en: "{1} attacks you with “[Shoot](shoot-spring)”. React, or pass?", ja: "" };
    expect(unsaid([shot], asked)).toBeNull();
    expect(unsaid([shot, hit], asked)).toEqual([hit]);
    expect(unsaid([shot], { en: "Choose a card.", ja: "" })).toEqual([shot]);
    expect(unsaid([line("draw")], asked)).toHaveLength(1);
    expect(unsaid([shot], null)).toEqual([shot]);
  });

  it("leaves longer sentences longer, and none for ever", () => {
    expect(readingTime("a")).toBeLessThan(readingTime("a".repeat(40)));
    expect(readingTime("a".repeat(9999))).toBe(7000);
  });
});

describe("the recap", () => {
  const game = [line("turn", 0, [1]), line("place", 0), line("turn", 1, [2]), line("bloom"), line("turn", 2, [3]), line("draw", 2), line("turn", 0, [4]), line("draw", 0)];

  it("is what the others did since the viewer's last turn", () => {
    expect(recap(game, 0).map((turn) => turn.turn)).toEqual([2, 3]);
    expect(recap(game.slice(0, 6), 0).map((turn) => turn.turn)).toEqual([2, 3]);
    expect(recap(game, 2).map((turn) => turn.turn)).toEqual([4]);
  });

  it("is the last turn that is over for somebody who watches, and nothing at the start", () => {
    expect(recap(game, null).map((turn) => turn.turn)).toEqual([3]);
    expect(recap([line("shuffle")], 0)).toEqual([]);
  });
});
