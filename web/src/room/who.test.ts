import { afterEach, describe, expect, it } from "vitest";

import { change } from "../settings/settings.svelte";
import type { RoomInfo } from "../wire/types";
import { bots, faceColor, nameOf } from "./who";

const ROOM = {
  seats: [
    { seat: 0, kind: "human", name: "Hana" },
    { seat: 1, kind: "bot", name: "Hana", name_ja: "ハナ", bot: "beginner" },
    { seat: 2, kind: "bot", name: "Greedy 3", bot: "greedy" },
  ],
} as unknown as RoomInfo;

afterEach(() => change({ lang: "en" }));

describe("who sits at a table", () => {
  it("calls a bot in the language of the page, and a person as they are called", () => {
    expect([0, 1, 2].map((seat) => nameOf(ROOM, seat))).toEqual(["Hana", "Hana", "Greedy 3"]);
    change({ lang: "ja" });
    expect([0, 1, 2].map((seat) => nameOf(ROOM, seat))).toEqual(["Hana", "ハナ", "Greedy 3"]);
  });

  it("gives faces to bots alone, the same in both languages", () => {
    expect(bots(ROOM)).toEqual(["", "Hana", "Greedy 3"]);
    change({ lang: "ja" });
    expect(bots(ROOM)).toEqual(["", "Hana", "Greedy 3"]);
    expect(faceColor("Hana")).toMatch(/^#[0-9a-f]{6}$/);
  });
});
