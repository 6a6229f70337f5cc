import { describe, expect, it } from "vitest";

import type { CardInfo, Deck } from "../wire/types";
import { again, back, begin, step } from "./history";
import { copies, empty, fitsOshi, groups, shuffled, size, withCopies } from "./list";
import { decode, encode } from "./share";

const DECK: Deck = {
  name: "SorAZ; 50 % of it",
  piles: { oshi: { "hSD01-001": 1 }, main: { "hSD01-003": 4, "hSD01-016": 3, "hSD01-006": 2 }, cheer: { "hY01-001": 20 } },
};

function card(id: string, some: Partial<CardInfo>): CardInfo {
  return { id, kind: "holomem", name: { en: id, ja: id }, names: [], ...some };
}

describe("a shared link", () => {
  it("brings the same deck back", () => {
    expect(decode(encode(DECK))).toEqual(DECK);
  });

  it("survives the address bar", () => {
    const url = new URL("http://x/decks/shared#" + encode(DECK));
    expect(decode(url.hash.slice(1))).toEqual(DECK);
  });

  it.each(["", "a", "a;b;c", "a;x y;;", "a;hSD01-001*0;;", "a;hSD01-001*100;;", "%;;;", "n;<b>;;", "n;;;;", "n;" + "a".repeat(9000) + ";;"])(
    "that is damaged gives no deck: %s",
    (code) => {
      expect(decode(code)).toBeNull();
    },
  );
});

describe("a list", () => {
  it("changes without touching the old one", () => {
    const more = withCopies(DECK, "main", "hSD01-003", 5);
    expect(copies(more, "main", "hSD01-003")).toBe(5);
    expect(copies(DECK, "main", "hSD01-003")).toBe(4);
    expect(size(more, "main")).toBe(10);
  });

  it("drops a card with its last copy", () => {
    expect(Object.keys(withCopies(DECK, "main", "hSD01-006", 0).piles["main"] ?? {})).not.toContain("hSD01-006");
  });

  it("has one Oshi", () => {
    expect(withCopies(DECK, "oshi", "hSD01-002", 1).piles["oshi"]).toEqual({ "hSD01-002": 1 });
    expect(withCopies(DECK, "oshi", "hSD01-001", 2).piles["oshi"]).toEqual({ "hSD01-001": 1 });
    expect(withCopies(DECK, "oshi", "hSD01-001", 0).piles["oshi"]).toEqual({});
  });

  it("is grouped by level, supports and unknown cards last", () => {
    const facts: Record<string, CardInfo> = {
      "hSD01-003": card("hSD01-003", { level: "debut" }),
      "hSD01-016": card("hSD01-016", { kind: "support", support: "staff" }),
    };
    const found = groups(DECK, (number) => facts[number]);
    expect(found.map((group) => [group.id, group.count])).toEqual([
      ["debut", 4],
      ["support", 3],
      ["unknown", 2],
    ]);
  });

  it("is shuffled as a whole", () => {
    const once = shuffled(DECK, () => 0);
    expect(once).toHaveLength(9);
    expect([...once].sort()).toEqual([...shuffled(DECK)].sort());
    expect(once).not.toEqual(shuffled(DECK, () => 0.999));
  });

  it("knows which cards share a colour with the Oshi", () => {
    const oshi = card("o", { kind: "oshi", colors: ["white"] });
    expect(fitsOshi(card("a", { colors: ["white", "green"] }), oshi)).toBe(true);
    expect(fitsOshi(card("b", { colors: ["red"] }), oshi)).toBe(false);
    expect(fitsOshi(card("c", { kind: "support" }), oshi)).toBe(true);
    expect(fitsOshi(card("d", { colors: ["neutral"] }), oshi)).toBe(true);
    expect(fitsOshi(card("e", { kind: "oshi", colors: ["red"] }), oshi)).toBe(true);
  });

  it("begins empty", () => {
    expect(size(empty("x"), "main")).toBe(0);
  });
});

describe("history", () => {
  it("goes back and on again", () => {
    const three = step(step(begin(1), 2), 3);
    expect(back(back(three)).now).toBe(1);
    expect(back(back(back(three))).now).toBe(1);
    expect(again(back(three)).now).toBe(3);
    expect(again(three).now).toBe(3);
  });

  it("forgets what was taken back once something else is done", () => {
    const other = step(back(step(begin(1), 2)), 5);
    expect(again(other).now).toBe(5);
    expect(back(other).now).toBe(1);
  });

  it("does not count a step that changes nothing", () => {
    expect(back(step(begin(1), 1)).now).toBe(1);
    expect(step(begin(1), 1).past).toHaveLength(0);
  });
});
