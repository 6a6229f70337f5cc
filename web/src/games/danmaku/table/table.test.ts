import { beforeEach, describe, expect, it } from "vitest";

import { change } from "../../../settings/settings.svelte";
import type { CardInfo } from "../../../wire/types";
import { groups } from "./asides";
import { CARDS, face, info, played, player, view } from "./fixture";
import { goalWords } from "./goals";
import { exceptionsFor } from "./pass_exceptions";
import { cardOf, clockwise, onBoard, seatOf, walk } from "./places";
import { hidden, plan } from "./plan";
import { entrySentence, firedBrief, firedWords, incidentSentence, playerSentence, tableSentences } from "./sentences";

beforeEach(() => change({ lang: "en" }));

const name = (seat: number): string => ["Marisa", "Reimu", "Sakuya", "Cirno"][seat] ?? "";

describe("places", () => {
  it("count the others clockwise from the left of whoever looks", () => {
    expect(clockwise(view(), 0).map((each) => each.seat)).toEqual([1, 2, 3]);
    expect(clockwise(view(), 2).map((each) => each.seat)).toEqual([3, 0, 1]);
  });

  it("know seats, characters, cards and what is on the stack by their names", () => {
    const now = view({ stack: [played("e0", { card: "shoot", payer: 2 })] });
    expect(["p1", "k1", "e0", "c1", "c9"].map((thing) => cardOf(now, thing))).toEqual(["reimu", "reimu", "shoot", "graze-1", null]);
    expect(["p1", "e0", "c3", "c9"].map((thing) => seatOf(now, thing))).toEqual([1, 2, 0, null]);
    expect(cardOf(now, "q1", [face("q1", "bomb")])).toBe("bomb");
  });

  it("are picked from where they are large enough; whatever else is laid out in a tray", () => {
    const now = view({ discard: [face("c7", "bomb")], offered: [face("q1", "cirno")] });
    expect(["p3", "c1", "c3", "q1", "c7"].map((thing) => onBoard(now, 0, thing))).toEqual([true, true, true, true, false]);
    expect(onBoard(now, null, "c1")).toBe(false);
  });

  it("are walked from the top of the stack around the table to one's own hand", () => {
    const now = view({ stack: [played("e0"), played("e1")] });
    expect(walk(now, 0)).toEqual(["e1", "e0", "p1", "k1", "p2", "k2", "p3", "k3", "p0", "k0", "c3", "c1", "c2"]);
  });
});

describe("sentences", () => {
  it("tell a seat: who, role, life, hand, Items, distance", () => {
    expect(playerSentence(player(2, { items: [face("c4", "power")], reach: { seats: 2, distance: 3, in_range: false } }), "Aoi", info)).toBe(
      "Izayoi Sakuya, Aoi, Role hidden, life 4 of 4, 2 in hand, Items: Power, distance 3, out of your range",
    );
    expect(playerSentence(player(1, { role: "heroine", hand: [null] }), "Rin", info)).toContain("Heroine, life 4 of 4, 1 in hand");
  });

  it("tell a defeat with the role", () => {
    expect(playerSentence(player(3, { active: false, fell: 11, role: "boss" }), "Kenji", info)).toBe("Cirno, Kenji, was Stage Boss, Defeated on turn 11");
  });

  it("tell what is on the stack, whom it is for and what it answers", () => {
    expect(entrySentence(played("e1", { payer: 2, you: 1, answers: 0, targets: [3], state: "cancelled" }), 2, name)).toBe("2. Shoot, Sakuya, for Reimu, on Cirno, reacts to 1, cancelled");
  });

  it("tell the Incident with its progress", () => {
    const incident = { card: "wars", collected: [{ words: { en: "Danmaku", ja: "弾幕" }, need: 9, cards: [face("c8", "shoot")] }] };
    expect(incidentSentence(view({ incident }), info)).toBe("Incident: Great Fairy Wars, Danmaku 1 of 9");
  });

  it("tell the whole table in Japanese too, oneself last", () => {
    change({ lang: "ja" });
    const told = tableSentences(view(), 0, name, name, info);
    expect(told.indexOf("博麗霊夢")).toBeLessThan(told.indexOf("霧雨魔理沙"));
    expect(told).toContain("役割は非公開");
    expect(told).toContain("あなた：");
  });
});

describe("goals", () => {
  const boss = { ...info("boss"), id: "stage_boss" } as CardInfo;

  it("are said to whoever has them, and read from the card by others", () => {
    expect(goalWords(boss, true)?.en).toBe("You win when the Heroine is defeated. The other Stage Bosses are on your side.");
    expect(goalWords(boss, false)?.en).toBe("The Heroine falls.");
    expect(goalWords({ ...boss, id: "unheard_of" }, true)?.en).toBe("The Heroine falls.");
  });
});

describe("cards held back", () => {
  it("are those with a Reaction, every copy of the name, and characters", () => {
    expect(exceptionsFor(["graze-1", "shoot", "bomb", "marisa", null].map(info), CARDS)).toEqual([["graze-1", "graze-2"], ["bomb"], ["marisa"]]);
  });
});

describe("what may be done at any time", () => {
  it("is one button for the same thing to several players", () => {
    const look = (seat: number): { verb: string; act: string; things: string[] } => ({ verb: "look", act: "look", things: ["k0", `p${seat}`] });
    expect(groups([look(1), { verb: "reveal" }, look(2)]).map((group) => group.length)).toEqual([2, 1]);
  });
});

describe("a plan", () => {
  it("lays a card from the hand on the stack, and points at whom it attacks", () => {
    const after = view({ stack: [played("e0", { you: 0, payer: 0, targets: [1] })] });
    const mine = after.players[0];
    if (mine) mine.hand = [face("c1", "graze-1")];
    const made = plan(view(), after);
    expect(made.moves).toEqual([{ id: "e0", was: "c2", card: "shoot", from: "0.hand", to: "stack", flip: false }]);
    expect(made.beams).toEqual([{ from: "p0", to: "p1" }]);
  });

  it("shows life lost and gained, and backs that are drawn", () => {
    const after = view({ deck: 28 });
    Object.assign(after.players[2] ?? {}, { life: 2, hand: [null, null, null, null] });
    const made = plan(view(), after);
    expect(made.hurt).toEqual([{ mem: "p2", amount: 2 }]);
    expect(made.moves).toEqual([1, 2].map(() => ({ id: null, was: null, card: null, from: "deck", to: "2.hand", flip: false })));
  });

  it("draws for the viewer face up", () => {
    const after = view();
    after.players[0]?.hand?.push(face("c9", "bomb"));
    expect(plan(view(), after).moves).toEqual([{ id: "c9", was: null, card: "bomb", from: "deck", to: "0.hand", flip: true }]);
    expect([hidden("deck", 0), hidden("1.hand", 0), hidden("0.hand", 0), hidden("discard", 0)]).toEqual([true, true, false, false]);
  });
});

describe("Danmaku cards of a round", () => {
  it("are counted against the limit, which is 1 where none is named", () => {
    expect(firedWords(player(0))).toBe("Danmaku this round: 0 of 1");
    expect(firedWords(player(0, { fired: 1, limit: 2 }))).toBe("Danmaku this round: 1 of 2");
    expect(firedWords(player(0, { fired: 3, limit: null }))).toBe("Danmaku this round: 3 (no limit)");
    expect(firedBrief(player(0))).toBe("0/1");
  });
});
