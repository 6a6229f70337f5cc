import { describe, expect, it } from "vitest";

import { place, type Box } from "./place";

const BOUNDS: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const covers = (spot: { left: number; top: number }, other: Box): boolean => spot.left < other.right && spot.left + 300 > other.left && spot.top < other.bottom && spot.top + 150 > other.top;

describe("a popover", () => {
  it("stands beside what it explains, inside the table", () => {
    expect(place(box(100, 650, 100, 140), 300, 150, BOUNDS, []).side).toBe("right");
    const right = place(box(890, 650, 100, 140), 300, 150, BOUNDS, []);
    expect(right.side).toBe("left");
    expect(right.left).toBeGreaterThanOrEqual(0);
  });

  it("never covers a target, the prompt or the thing itself if there is any room", () => {
    const anchor = box(100, 650, 100, 140);
    const avoid = [box(200, 600, 800, 200), box(0, 400, 700, 180)];
    const spot = place(anchor, 300, 150, BOUNDS, avoid);
    for (const other of [anchor, ...avoid]) expect(covers(spot, other)).toBe(false);
  });

  it("rather leaves other cards visible too", () => {
    const anchor = box(100, 650, 100, 140);
    expect(covers(place(anchor, 300, 150, BOUNDS, [], [box(210, 640, 320, 160)]), box(210, 640, 320, 160))).toBe(false);
  });
});
