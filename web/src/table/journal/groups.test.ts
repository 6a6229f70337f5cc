import { describe, expect, it } from "vitest";

import type { Line } from "../../wire/types";
import { announcements } from "../announcements";
import { turns } from "./groups";

let n = 0;
const line = (kind: string, seat = 0, more: (number | string)[] = [], text: string | null = `${kind}.`): Line => ({ n: ++n, kind, seat, more, words: text === null ? null : { en: text, ja: text } });
const LINES = [line("shuffle"), line("turn", 0, [1]), line("draw"), line("art", 0, ["m1"]), line("damage", 1, ["m2", 10, 10]), line("down", 1), line("turn", 1, [2]), line("draw", 1, [], null), line("phase", 1), line("bloom", 1)];

describe("the journal", () => {
  it("is told by turns, with what happened before the first", () => {
    expect(turns(LINES).map((turn) => [turn.turn, turn.seat, turn.entries.map((entry) => entry.line.kind)])).toEqual([
      [0, null, ["shuffle"]],
      [1, 0, ["draw", "art", "down"]],
      [2, 1, ["bloom"]],
    ]);
  });

  it("tells consequences below their cause", () => {
    expect(turns(LINES)[1]?.entries[1]?.under.map((each) => each.kind)).toEqual(["damage"]);
  });

  it("counts turns by rounds where the game has them", () => {
    const lines = [line("turn", 0, [6, 1]), line("combat"), line("point"), line("turn", 1, [1, 2]), line("announce", 1, ["world"]), line("counter", 1, ["m1", 2])];
    expect(turns(lines).map((turn) => [turn.round, turn.turn])).toEqual([[1, 6], [2, 1]]);
    expect(turns(lines)[1]?.entries[0]?.under.map((each) => each.kind)).toEqual(["counter"]);
    expect(turns(lines)[1]?.entries[0]?.glyph).toBe("world");
    expect(turns(LINES).every((turn) => turn.round === 0)).toBe(true);
  });

  it("keeps what reads as before, so that it isn't drawn again", () => {
    const entries = (lines: readonly Line[]): unknown[] => turns(lines).flatMap((turn) => turn.entries);
    const [shuffle, draw, art] = entries(LINES.slice(0, 4));
    const longer = entries(LINES);
    expect(longer.slice(0, 2)).toEqual([shuffle, draw]);
    expect(longer[0]).toBe(shuffle);
    expect(longer[1]).toBe(draw);
    expect(longer[2]).not.toBe(art);
    expect(art).toMatchObject({ under: [] });
    expect(longer[2]).toMatchObject({ under: [{ kind: "damage" }] });
  });

  it("shows one side or what matters", () => {
    const kinds = (show: "mine" | "theirs" | "important"): string[] => turns(LINES, show, 0).flatMap((turn) => turn.entries.map((entry) => entry.line.kind));
    expect(kinds("mine")).toEqual(["shuffle", "draw", "art"]);
    expect(kinds("theirs")).toEqual(["damage", "down", "bloom"]);
    expect(kinds("important")).toEqual(["art", "down", "bloom"]);
  });
});

describe("telling aloud", () => {
  it("is one sentence for each event, and one for many", () => {
    expect(announcements([line("draw", 0, [], "{1} draws [A](hSD01-001).")], () => ["Heron", "Rin"])).toEqual(["Rin draws A."]);
    expect(announcements([line("phase"), line("draw", 0, [], null)], () => [])).toEqual([]);
    expect(announcements(["a.", "b.", "c.", "d."].map((text) => line("draw", 0, [], text)), () => [])).toEqual(["a; b; c; d."]);
  });
});
