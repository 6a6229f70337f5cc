import { describe, expect, it } from "vitest";

import type { Review } from "../../wire/types";
import { area, mistakes, own, path, signed, truth } from "./review";

const REVIEW: Review = {
  format: "kaimaku-review-1",
  game: "vcard",
  names: ["A", "B"],
  steps: 10,
  done: 1,
  truth: [
    { step: 0, chances: [50, 50], low: [40, 40], high: [60, 60] },
    { step: 10, chances: [100, 0], low: [100, 0], high: [100, 0] },
  ],
  own: [{ step: 4, seat: 1, chance: 30, low: 20, high: 40 }],
};

describe("a review", () => {
  it("draws the line of one seat within its band", () => {
    const { line, band } = truth(REVIEW, 0);
    expect(path(line, 10, 100, 100)).toBe("M0.0 50.0L100.0 0.0");
    expect(area(band, 10, 100, 100)).toBe("M0.0 40.0L100.0 0.0L100.0 0.0L0.0 60.0Z");
    expect(area(band.slice(0, 1), 10, 100, 100)).toBe("");
  });

  it("knows what each seat saw itself", () => {
    expect(own(REVIEW, 0)).toEqual([]);
    expect(own(REVIEW, 1).map((dot) => dot.chance)).toEqual([30]);
    expect(mistakes(REVIEW, 0)).toEqual([]);
  });

  it("signs whole points", () => {
    expect([12.4, -31, 0.3, -0.4].map(signed)).toEqual(["+12", "−31", "0", "0"]);
  });
});
