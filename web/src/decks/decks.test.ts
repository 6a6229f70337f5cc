import { describe, expect, it } from "vitest";

import type { CardInfo, Deck } from "../wire/types";
import { again, back, begin, step } from "./history";
import { groups } from "./groups";
import { deckKind } from "./kinds";
import { copies, empty, shuffled, size, total, withCopies } from "./list";
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
    expect(decode(encode({ game: "hocg", deck: DECK }))).toEqual({ game: "hocg", deck: DECK });
  });

  it("survives the address bar", () => {
    const url = new URL("http://x/decks/shared#" + encode({ game: "hocg", deck: DECK }));
    expect(decode(url.hash.slice(1))).toEqual({ game: "hocg", deck: DECK });
  });

  it("made before there were decks of another game still opens", () => {
    expect(decode("SorAZ;hSD01-001;hSD01-003*4,hSD01-016;hY01-001*20")).toEqual({
      game: "hocg",
      deck: { name: "SorAZ", piles: { oshi: { "hSD01-001": 1 }, main: { "hSD01-003": 4, "hSD01-016": 1 }, cheer: { "hY01-001": 20 } } },
    });
  });

  it.each(["", "a", "a;b;c", "a;x y;;", "a;hSD01-001*0;;", "a;hSD01-001*100;;", "%;;;", "n;<b>;;", "n;;;;", "n;" + "a".repeat(9000) + ";;", "vcard:n", "vcard:n;a;b", "danmaku:n;a", "constructor:n;a", ":n;a;;"])(
    "that is damaged gives no deck: %s",
    (code) => {
      expect(decode(code)).toBeNull();
    },
  );
});

describe("a list", () => {
  it("changes without touching the old one", () => {
    const more = withCopies("hocg", DECK, "main", "hSD01-003", 5);
    expect(copies(more, "main", "hSD01-003")).toBe(5);
    expect(copies(DECK, "main", "hSD01-003")).toBe(4);
    expect(size(more, "main")).toBe(10);
  });

  it("drops a card with its last copy", () => {
    expect(Object.keys(withCopies("hocg", DECK, "main", "hSD01-006", 0).piles["main"] ?? {})).not.toContain("hSD01-006");
  });

  it("has one Oshi", () => {
    expect(withCopies("hocg", DECK, "oshi", "hSD01-002", 1).piles["oshi"]).toEqual({ "hSD01-002": 1 });
    expect(withCopies("hocg", DECK, "oshi", "hSD01-001", 2).piles["oshi"]).toEqual({ "hSD01-001": 1 });
    expect(withCopies("hocg", DECK, "oshi", "hSD01-001", 0).piles["oshi"]).toEqual({});
  });

  it("is grouped by level, supports and unknown cards last", () => {
    const facts: Record<string, CardInfo> = {
      "hSD01-003": card("hSD01-003", { level: "debut" }),
      "hSD01-016": card("hSD01-016", { kind: "support", support: "staff" }),
    };
    const found = groups("hocg", DECK, (number) => facts[number]);
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
    const fits = deckKind("hocg").fit(DECK, () => card("o", { kind: "oshi", colors: ["white"] }));
    expect(fits?.(card("a", { colors: ["white", "green"] }))).toBe(true);
    expect(fits?.(card("b", { colors: ["red"] }))).toBe(false);
    expect(fits?.(card("c", { kind: "support" }))).toBe(true);
    expect(fits?.(card("d", { colors: ["neutral"] }))).toBe(true);
    expect(fits?.(card("e", { kind: "oshi", colors: ["red"] }))).toBe(true);
    expect(deckKind("hocg").fit(empty("", "hocg"), () => undefined)).toBeNull();
  });

  it("begins empty", () => {
    expect(empty("x", "hocg")).toEqual({ name: "x", piles: { oshi: {}, main: {}, cheer: {} } });
    expect(total(DECK)).toBe(30);
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
