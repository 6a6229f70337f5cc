import { describe, expect, it } from "vitest";

import { face, holomem, side, view } from "../../../test/tables.svelte";
import { zones } from "./drops";
import { lanterns, tally } from "./lanterns";
import { mode, RATIO } from "../../../table/sizes";
import { inWalk } from "../../../table/walk";
import { cardOf, carrier, inReach, seatOf, walk, whereabouts } from "./places";
import { fit, sizes } from "./sizes";

const COLORS: Record<string, string> = { g: "green", w: "white" };
const colorOf = (card: string): string => COLORS[card] ?? "neutral";
const cheers = (letters: string): ReturnType<typeof face>[] => [...letters].map((letter, i) => face(`c${i}`, letter));

describe("lanterns", () => {
  it("hang one by one up to five, and are counted by colour from six on", () => {
    expect(lanterns(cheers("ggwgw"), colorOf).map((light) => light.count)).toEqual([1, 1, 1, 1, 1]);
    expect(lanterns(cheers("gwgggg"), colorOf).map(({ color, count }) => [color, count])).toEqual([["green", 5], ["white", 1]]);
    expect(lanterns([], colorOf)).toEqual([]);
  });

  it("are told by colour, the most first", () => {
    expect(tally(cheers("wgg"), colorOf)).toEqual([["green", 2], ["white", 1]]);
  });
});

const TABLE = view([
  side(0, { stage: [holomem("m1", "center", [face("c1"), face("c2", "top")], { cheers: [face("c3", "g")] }), holomem("m2", "back", [face("c4")])], hand: [face("c5"), null] }),
  side(1, { stage: [holomem("m9", "center", [null])], archive: [face("c8")] }),
]);

describe("places", () => {
  it("are known for every face, and for no back", () => {
    const found = whereabouts(TABLE);
    expect([found.get("c2")?.spot, found.get("c3")?.spot, found.get("c5")?.spot, found.get("c8")?.spot]).toEqual(["m1", "m1", "0.hand", "1.archive"]);
    expect(found.size).toBe(8);
  });

  it("tell whose a thing is, what it shows and what carries it", () => {
    expect([seatOf(TABLE, "m9"), seatOf(TABLE, "c3"), seatOf(TABLE, "q1")]).toEqual([1, 0, null]);
    expect([cardOf(TABLE, "m1"), cardOf(TABLE, "m9"), cardOf(TABLE, "q1", [face("q1", "shown")])]).toEqual(["top", null, "shown"]);
    expect(carrier(TABLE, "c3")?.id).toBe("m1");
  });

  it("are walked near side first, front before back", () => {
    expect(walk(TABLE, 1)).toEqual(["o1", "m9", "o0", "m1", "m2", "c5"]);
    expect(inWalk(walk(TABLE, 0), ["m9", "m2", "m1"])).toEqual(["m1", "m2", "m9"]);
  });

  it("within reach are the stage, the Oshi and one's own hand", () => {
    expect(["m9", "o1", "c5", "c3", "c8"].map((thing) => inReach(TABLE, 0, thing))).toEqual([true, true, true, false, false]);
    expect(inReach(TABLE, 1, "c5")).toBe(false);
  });
});

describe("sizes", () => {
  it("follow the drawings", () => {
    expect([mode(390), mode(820), mode(1180)]).toEqual(["phone", "tablet", "desktop"]);
    const desk = sizes(1440, 852);
    expect(desk.rail).toBe(324);
    expect(desk.nearCard).toBeGreaterThanOrEqual(84);
    expect(desk.farCard).toBeGreaterThanOrEqual(64);
    expect(sizes(1180, 672).rail).toBe(300);
  });

  it("fit the height on every screen", () => {
    for (const [width, height] of [[1440, 852], [1180, 672], [820, 1132], [390, 796], [360, 592]] as const) {
      const s = sizes(width, height);
      expect(s.far + s.phase + s.near + s.dock).toBe(height);
      expect(s.nearCard * RATIO * 2).toBeLessThan(s.near);
      expect(s.farCard * RATIO * 2).toBeLessThan(s.far);
    }
  });

  it("shrink a row in which cards lie down", () => {
    expect(fit(374, 5, 0, 8, 62)).toBe(62);
    const width = fit(374, 0, 5, 8, 62);
    expect(width * RATIO * 5 + 32).toBeLessThanOrEqual(374);
    expect(fit(374, 0, 0, 8, 62)).toBe(62);
  });
});

describe("zones to drop on", () => {
  it("belong to options without a target", () => {
    expect(zones({ verb: "collab" })).toEqual(["collab"]);
    expect(zones({ verb: "skill" })).toEqual([]);
  });
});
