import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { board, view as vcard } from "../games/vcard/table/samples";
import type { Beliefs, DanmakuView, ReplayFrames, HocgView, Mark } from "../wire/types";
import { believed, percents } from "../games/danmaku/replay/beliefs";
import { BadFile, frames } from "./file";
import { ReplayPlayer } from "./player.svelte";
import { ends, highest, life, path, shift, signs, turns } from "./timeline";
import Timeline from "./Timeline.svelte";
import { versus } from "./versus";

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
const FRAMES: ReplayFrames = {
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
    const player = new ReplayPlayer(FRAMES, 2);
    expect(player.view).toBe(FRAMES.steps[2]?.view);
    expect(player.lines.map((line) => line.n)).toEqual([0, 1, 2]);
    player.go(0);
    expect(player.lines).toHaveLength(1);
  });

  it("stays inside the game", () => {
    const player = new ReplayPlayer(FRAMES, 99);
    expect(player.at).toBe(4);
    player.go(-3);
    expect(player.at).toBe(0);
  });

  it("plays to the end and stops there", () => {
    const player = new ReplayPlayer(FRAMES);
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
    const player = new ReplayPlayer(FRAMES);
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
    const player = new ReplayPlayer(FRAMES, 3);
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

describe("the timeline of points", () => {
  const VCARD: ReplayFrames = {
    ...FRAMES,
    game: "vcard",
    marks: [
      { step: 1, kind: "evolve", seat: 0, n: 0 },
      { step: 2, kind: "combat", seat: 0, n: 0 },
      { step: 2, kind: "point", seat: 0, n: 0 },
      { step: 3, kind: "combat", seat: 0, n: 0 },
    ],
    steps: [0, 0, 1, 1].map((points, n) => ({ n, seat: 0, lines: [], view: { ...vcard(), boards: [board(0, [], { points }), board(1)] } })),
  };

  it("rises from none, out of three", () => {
    expect(highest(VCARD)).toBe(3);
    expect(path(life(VCARD, 0), 3, 3, 90, 30, true)).toBe("M0.0 30.0H60.0V20.0H90");
    expect(path(life(VCARD, 1), 3, 3, 90, 30, true)).toBe("M0.0 30.0H90");
  });

  it("marks evolutions, points, and combats that brought none", () => {
    expect(signs(VCARD).map((mark) => [mark.step, mark.kind])).toEqual([[1, "evolve"], [2, "point"], [3, "combat"]]);
  });
});

describe("the timeline of several", () => {
  const round = (step: number): DanmakuView => ({
    game: "danmaku",
    turn: 1,
    active: 0,
    first: 0,
    step: "main",
    deck: 0,
    discard: [],
    players: [
      { seat: 0, life: 5, max_life: 5 },
      { seat: 1, life: 4 - step },
      { seat: 2, life: 4 - step },
      step < 2 ? { seat: 3, life: 4 } : { seat: 3, life: 4, active: false },
    ],
  });
  const FOUR: ReplayFrames = { ...FRAMES, game: "danmaku", names: ["Aki", "Ben", "Cho", "Dai"], steps: [0, 1, 2].map((n) => ({ n, seat: 0, lines: [], view: round(n) })) };

  it("follows every seat, and the defeated to nothing", () => {
    expect(life(FOUR, 1).map((point) => point.life)).toEqual([4, 3, 2]);
    expect(life(FOUR, 3)).toEqual([
      { step: 0, life: 4 },
      { step: 2, life: 0 },
    ]);
    expect(highest(FOUR)).toBe(5);
  });

  it("says at which level the lines end", () => {
    expect(ends(FOUR)).toEqual([
      { life: 5, seats: [0] },
      { life: 2, seats: [1, 2] },
      { life: 0, seats: [3] },
    ]);
  });

  it("has a line of its own for each of eight, side by side", () => {
    expect([0, 1].map((seat) => shift(seat, 2))).toEqual([0, 0]);
    const shifts = Array.from({ length: 8 }, (_, seat) => shift(seat, 8));
    expect(new Set(shifts).size).toBe(8);
    expect(shifts.reduce((a, b) => a + b, 0)).toBeCloseTo(0);
  });

  it("of one player stands out from those of all others: one's own, or whoever is chosen", async () => {
    const { container } = render(Timeline, { player: new ReplayPlayer({ ...FOUR, seat: 2 }) });
    const shown = (): unknown[] => [container.querySelectorAll(".lives .line.own").length, container.querySelectorAll(".lives .line.other").length, container.querySelector(".legend [aria-pressed=true]")?.textContent.trim()];
    expect(shown()).toEqual([1, 3, "3 Cho"]);
    await fireEvent.click(screen.getByRole("button", { name: "2 Ben" }));
    expect(shown()).toEqual([1, 3, "2 Ben"]);
  });

  it("names who plays", () => {
    expect(versus(FRAMES.names)).toBe("Heron vs. Rin");
    expect(versus(FOUR.names)).toBe("Aki, Ben, Cho and Dai");
  });
});

describe("a belief", () => {
  const all: Beliefs = {
    kinds: ["heroine", "partner"],
    beliefs: [
      { step: 0, seat: 0, of: [[1, 0], [0.5, 0.5]] },
      { step: 2, seat: 1, of: [[1, 0], [0, 1]] },
      { step: 3, seat: 0, of: [[1, 0], [0.1, 0.9]] },
    ],
  };

  it("holds until the seat has another", () => {
    expect(believed(all, 0, 2)?.[1]).toEqual([0.5, 0.5]);
    expect(believed(all, 0, 3)?.[1]).toEqual([0.1, 0.9]);
    expect(believed(all, 0, 99)?.[1]).toEqual([0.1, 0.9]);
    expect(believed(all, 1, 1)).toBeNull();
  });

  it("is told in whole percents that add up", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.005, 0.29, 0.705])).toEqual([1, 29, 70]);
    expect(percents([0, 1])).toEqual([0, 100]);
    expect(percents([0, 0])).toEqual([0, 0]);
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
