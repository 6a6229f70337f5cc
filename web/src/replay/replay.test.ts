import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Frames, HocgView, Mark } from "../wire/types";
import { BadFile, frames } from "./file";
import { Player } from "./player.svelte";
import { life, path, signs, turns } from "./timeline";

function view(lives: [number, number]): HocgView {
  const side = (seat: number): HocgView["sides"][number] => ({
    seat,
    oshi: { id: "x1", card: "hSD01-001" },
    stage: [],
    hand: [],
    archive: [],
    deck: { count: 0 },
    cheer_deck: { count: 0 },
    power: { count: 0 },
    life: { count: lives[seat] ?? 0 },
    life_max: 5,
  });
  return { game: "hocg", turn: 1, active: 0, first: 0, phase: "main", sides: [side(0), side(1)] };
}

const LIVES: [number, number][] = [
  [0, 0],
  [5, 5],
  [5, 5],
  [4, 5],
  [4, 3],
];
const MARKS: Mark[] = [
  { step: 1, kind: "turn", seat: 0, n: 1 },
  { step: 3, kind: "turn", seat: 1, n: 2 },
  { step: 3, kind: "life", seat: 0, n: 4 },
  { step: 4, kind: "downed", seat: 1, n: 0 },
];
const FRAMES: Frames = {
  format: "kaimaku-frames-1",
  game: "hocg",
  seat: "all",
  names: ["Heron", "Rin"],
  marks: MARKS,
  steps: LIVES.map((lives, n) => ({ n, seat: 0, lines: [{ n, kind: "phase", seat: 0 }], view: view(lives) })),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the player", () => {
  it("shows the table and everything said up to a step", () => {
    const player = new Player(FRAMES, 2);
    expect(player.view).toBe(FRAMES.steps[2]?.view);
    expect(player.lines.map((line) => line.n)).toEqual([0, 1, 2]);
    player.go(0);
    expect(player.lines).toHaveLength(1);
  });

  it("stays inside the game", () => {
    const player = new Player(FRAMES, 99);
    expect(player.at).toBe(4);
    player.go(-3);
    expect(player.at).toBe(0);
  });

  it("plays to the end and stops there", () => {
    const player = new Player(FRAMES);
    player.play();
    vi.advanceTimersByTime(1100);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect([player.at, player.playing]).toEqual([4, false]);
    player.play();
    expect(player.at).toBe(0);
    player.pause();
    vi.advanceTimersByTime(5000);
    expect(player.at).toBe(0);
  });

  it("jumps from turn to turn", () => {
    const player = new Player(FRAMES);
    player.turn(1);
    expect(player.at).toBe(1);
    player.turn(1);
    expect(player.at).toBe(3);
    player.turn(1);
    expect(player.at).toBe(4);
    player.turn(-1);
    expect(player.at).toBe(3);
  });

  it("keeps its place when somebody else's view is taken", () => {
    const player = new Player(FRAMES, 3);
    player.look({ ...FRAMES, seat: 1 });
    expect([player.at, player.near]).toEqual([3, 1]);
  });
});

describe("the timeline", () => {
  it("has the set-up and every turn without gaps", () => {
    expect(turns(FRAMES)).toEqual([
      { n: 0, seat: 0, from: 0, to: 1 },
      { n: 1, seat: 0, from: 1, to: 3 },
      { n: 2, seat: 1, from: 3, to: 4 },
    ]);
    expect(turns({ ...FRAMES, marks: [] })).toEqual([{ n: 0, seat: 0, from: 0, to: 4 }]);
  });

  it("follows life down", () => {
    expect(life(FRAMES, 1)).toEqual([
      { step: 0, life: 0 },
      { step: 1, life: 5 },
      { step: 4, life: 3 },
    ]);
    expect(path(life(FRAMES, 1), 4, 5, 100, 50)).toBe("M25.0 0.0H100.0V20.0H100");
    expect(path([], 4, 5, 100, 50)).toBe("");
  });

  it("marks what is worth finding", () => {
    expect(signs(FRAMES).map((mark) => mark.kind)).toEqual(["downed"]);
  });
});

describe("a file", () => {
  it("of a saved game is read here", () => {
    expect(frames(JSON.stringify(FRAMES))).toEqual(FRAMES);
  });

  it.each(["", "null", "{}", "[1]", '{"format":"kaimaku-frames-2"}', JSON.stringify({ ...FRAMES, steps: [] })])("that is none is refused: %s", (text) => {
    expect(() => frames(text)).toThrow(BadFile);
  });
});
