import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { update } from "../test/rooms";
import type { Pace } from "../settings/settings.svelte";
import { LONG, PAUSES, UpdateQueue } from "./queue";

const PAUSE = PAUSES.normal;

let shown: number[];
let still = false;
let pace: Pace = "normal";
let queue: UpdateQueue;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  shown = [];
  still = false;
  pace = "normal";
  queue = new UpdateQueue({ show: (one) => shown.push(one.n), pace: () => pace, still: () => still });
});

afterEach(() => vi.useRealTimers());

describe("updates of others", () => {
  it("are shown one after the other, the first at once", () => {
    queue.add(update(1), false);
    queue.add(update(2), false);
    queue.add(update(3), false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual([1, 2, 3]);
    expect(queue.length).toBe(0);
  });

  it("are not held back after a quiet time", () => {
    queue.add(update(1), false);
    vi.advanceTimersByTime(PAUSE);
    queue.add(update(2), false);
    expect(shown).toEqual([1, 2]);
  });

  it("run faster while many wait", () => {
    for (let n = 1; n <= LONG + 3; n += 1) queue.add(update(n), false);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PAUSE / (LONG + 1));
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are never far behind a table of eight, where a bot takes a tenth of a second", () => {
    for (let n = 1; n <= 120; n += 1) {
      queue.add(update(n), false);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(3000);
    expect(shown).toHaveLength(120);
  });

  it("run at no more than triple speed for whoever wants them slow", () => {
    pace = "slow";
    for (let n = 1; n <= 20; n += 1) queue.add(update(n), false);
    vi.advanceTimersByTime(PAUSES.slow + (PAUSES.slow / 3) * 4);
    expect(shown).toHaveLength(6);
  });

  it("are not waited for if they bring nothing to read", () => {
    queue.add(update(1), false);
    for (const n of [2, 3]) queue.add(update(n, { lines: [] }), false);
    expect(shown).toEqual([1, 2, 3]);
    queue.add(update(4), false);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("are shown as fast as the player wants", () => {
    pace = "slow";
    for (const n of [1, 2]) queue.add(update(n), false);
    vi.advanceTimersByTime(PAUSES.slow - 1);
    expect(shown).toEqual([1]);
    pace = "instant";
    for (const n of [3, 4]) queue.add(update(n), false);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("are shown at once where nothing shall move", () => {
    still = true;
    for (let n = 1; n <= 4; n += 1) queue.add(update(n), false);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});

describe("what cannot wait", () => {
  it("is a player's own result, after all that came before it", () => {
    queue.add(update(1), false);
    queue.add(update(2), false);
    queue.add(update(3), true);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is an undo", () => {
    queue.add(update(1), false);
    queue.add(update(2), false);
    queue.add(update(1, { back: true }), false);
    expect(shown).toEqual([1, 2, 1]);
  });

  it("does not make the next update of others jump after it", () => {
    queue.add(update(1), true);
    queue.add(update(2), false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual([1, 2]);
  });
});

it("forgets what waits when it is cleared", () => {
  queue.add(update(1), false);
  queue.add(update(2), false);
  queue.clear();
  vi.advanceTimersByTime(PAUSE * 3);
  expect(shown).toEqual([1]);
});
