import { describe, expect, it } from "vitest";

import { columns, middle, ring, type Place, type Plate } from "./ring";
import { sizes } from "./sizes";

const SCREENS = [
  [1440, 852],
  [1180, 672],
  [1920, 1032],
  [820, 1132],
  [1024, 720],
] as const;
const OTHERS = [3, 4, 5, 6, 7];

function laid(width: number, height: number, others: number): { places: Place[]; plate: Plate; width: number; height: number } {
  const s = sizes(width, height, others + 1);
  return { places: ring(others, s.width, s.height, s.plate), plate: s.plate, width: s.width, height: s.height };
}

const overlap = (a: Place, b: Place, plate: Plate): boolean => Math.abs(a.left - b.left) < plate.width && Math.abs(a.top - b.top) < plate.height;

// What is left of a low screen beside the bar and the timeline.
describe.each([[1366, 535], [1180, 458]] as const)("a replay on %i x %i", (width, height) => {
  it.each(OTHERS)("seats %i others without covering each other", (others) => {
    const s = sizes(width, height, others + 1, "replay");
    const places = ring(others, s.width, s.height, s.plate);
    expect(places).toHaveLength(others);
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(overlap(a, b, s.plate)).toBe(false);
    for (const place of places) expect(place.top + s.plate.height).toBeLessThanOrEqual(s.height);
  });
});

describe.each(SCREENS)("the round table on %i x %i", (screenWidth, screenHeight) => {
  it.each(OTHERS)("seats %i others inside, without covering each other", (others) => {
    const { places, plate, width, height } = laid(screenWidth, screenHeight, others);
    expect(places).toHaveLength(others);
    for (const place of places) {
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + plate.width).toBeLessThanOrEqual(width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + plate.height).toBeLessThanOrEqual(height);
    }
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(overlap(a, b, plate)).toBe(false);
  });

  it.each(OTHERS)("goes clockwise from the left of the viewer and looks the same from both sides: %i", (others) => {
    const { places, plate, width, height } = laid(screenWidth, screenHeight, others);
    const angle = (place: Place): number => Math.atan2(place.left + plate.width / 2 - width / 2, -(place.top + plate.height / 2 - height * 0.9));
    const angles = places.map(angle);
    expect([...angles].sort((a, b) => a - b)).toEqual(angles);
    expect(places[0]?.inner).toBe("right");
    expect(places.at(-1)?.inner).toBe("left");
    for (const [i, place] of places.entries()) {
      const other = places[others - 1 - i];
      expect(Math.abs(place.left + (other?.left ?? 0) + plate.width - width)).toBeLessThanOrEqual(1);
      expect(place.top).toBe(other?.top);
    }
  });

  it.each(OTHERS)("keeps the middle free of seats: %i", (others) => {
    const { places, plate, width, height } = laid(screenWidth, screenHeight, others);
    const free = middle(places, width, height, plate);
    const left = (width - free.width) / 2;
    for (const place of places) {
      const beside = place.left + plate.width <= left || place.left >= left + free.width;
      expect(beside || place.top + plate.height <= free.top).toBe(true);
    }
    expect(height - free.top).toBeGreaterThan(200);
  });
});

describe("the ring in two columns", () => {
  it("goes up on the left and down on the right", () => {
    expect(columns([1, 2, 3, 4, 5, 6])).toEqual({ top: null, rows: [[3, 4], [2, 5], [1, 6]] });
  });

  it("seats whoever is opposite on top", () => {
    expect(columns([1, 2, 3])).toEqual({ top: 2, rows: [[1, 3]] });
    expect(columns([1, 2, 3, 4, 5, 6, 7])).toEqual({ top: 4, rows: [[3, 5], [2, 6], [1, 7]] });
  });
});

describe("a phone on its side", () => {
  it("has the dock beside the table, and neither is below the fold", () => {
    const s = sizes(844, 338, 8);
    expect([s.mode, s.side, s.rail]).toEqual(["phone", true, 0]);
    expect(844 - s.width).toBeGreaterThan(380);
    expect(sizes(1180, 672, 8).side).toBe(false);
    expect(sizes(390, 750, 8).side).toBe(false);
  });
});
