import { describe, expect, it } from "vitest";

import { deckChoice, keepLastDeck, lastDeck } from "../../room/deck_choice";
import { discard, keep } from "../../decks/decks.svelte";
import { suggestName } from "../../settings/names";
import { DANMAKU, HOCG } from "../../test/games";
import type { Deck } from "../../wire/types";
import { folds, hem } from "./curtain";
import { hasPairs, recommended, startingWith } from "./pairs";
import { rulingValue } from "./rulings";

const DECK: Deck = { piles: { oshi: { o: 1 }, main: { d1: 4 }, cheer: { c: 20 } } };

describe("a pair of decks", () => {
  const decks = ["tidal", "bonfire", "meadow"].map((id) => ({ id, kind: "start" as const, name: { en: id, ja: id }, colors: [] }));

  it("is chosen where two seats have more decks than they need", () => {
    expect(hasPairs({ ...HOCG, decks })).toBe(true);
    expect(hasPairs({ ...HOCG, decks: decks.slice(0, 2) })).toBe(false);
    expect(hasPairs(DANMAKU)).toBe(false);
  });

  it("is recommended by the server; else the first two", () => {
    expect(recommended({ ...HOCG, decks })).toEqual(["builtin:tidal", "builtin:bonfire"]);
    const first = { decks: ["meadow", "tidal"] as [string, string], why: { en: "", ja: "" } };
    expect(recommended({ ...HOCG, decks, first })).toEqual(["builtin:meadow", "builtin:tidal"]);
  });

  it("is played unless something else is chosen", () => {
    expect(startingWith("b", ["a", "b", "c"])).toEqual(["b", "a", "c"]);
    expect(startingWith("d", ["a", "b"])).toEqual(["a", "b"]);
  });
});

it("values of switches that only the server knows are said in its words", () => {
  const labels = { first: { en: "whoever went first", ja: "先攻" } };
  const asked = { id: "tie_order", words: { en: "", ja: "" }, values: ["first"], default: "first", labels };
  expect(rulingValue(asked, "first")).toBe("whoever went first");
  expect(rulingValue({ ...asked, id: "roles" }, "first")).toBe("First game (up to 7)");
});

describe("the curtain", () => {
  it("keeps its three stripes in order", () => {
    expect(folds(6, 262, 900).map((fold) => fold.stripe)).toEqual(["black", "green", "persimmon", "black", "green", "persimmon"]);
  });

  it("hangs from the top, at the very left", () => {
    expect(folds(6, 262, 900)[0]?.cloth.startsWith("M0.0 0.0L0.0 ")).toBe(true);
    expect(hem(3, 90, 60, 10)).toBe("M0 0H90V50Q75.0 60 60.0 50Q45.0 60 30.0 50Q15.0 60 0.0 50Z");
  });
});

describe("the deck of a seat", () => {
  it("is a built-in one, one's own, or the usual", () => {
    keep({ id: "mine", game: "hocg", deck: DECK });
    expect(deckChoice("builtin:sora")).toEqual({ builtin: "sora" });
    expect(deckChoice("own:mine")).toEqual({ list: DECK });
    discard("mine");
    expect(deckChoice("own:mine")).toEqual({});
    expect(deckChoice("")).toEqual({});
  });

  it("is the last one played, while there is one", () => {
    const values = ["builtin:sora", "builtin:azki"];
    expect(lastDeck("hocg", values)).toBe("builtin:sora");
    keepLastDeck("hocg", "builtin:azki");
    expect(lastDeck("hocg", values)).toBe("builtin:azki");
    expect(lastDeck("hocg", ["builtin:sora"])).toBe("builtin:sora");
    expect(lastDeck("vcard", [])).toBe("");
  });
});

it("suggests a name of two quiet words that fits", () => {
  expect(suggestName("en", () => 0)).toBe("Quiet Heron");
  expect(suggestName("ja", () => 0)).toBe("静かなサギ");
  for (const lang of ["en", "ja"] as const) {
    expect(suggestName(lang, () => 0.999).length).toBeLessThanOrEqual(24);
  }
});
