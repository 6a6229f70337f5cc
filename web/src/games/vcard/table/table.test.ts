import { beforeEach, describe, expect, it } from "vitest";

import vcard from "..";
import { change } from "../../../settings/settings.svelte";
import type { VCardView } from "../../../wire/types";
import { parts } from "./breakdown";
import { lines, margin, momentOf, soFar } from "./combat";
import { effectCard, standingFace } from "./faces";
import { exceptionsFor } from "./pass_exceptions";
import { cardOf, carrier, onBoard, seatOf, spotNamed, walk, whereabouts } from "./places";
import { hidden, plan } from "./plan";
import { board, CARDS, combat, face, info, queued, view, vtuber } from "./samples";
import { entrySentence, spotSentence, supportWords, tableSentences, type Naming } from "./sentences";
import { sizes } from "./sizes";
import { countersOf, tokenWords } from "./tokens";

beforeEach(() => change({ lang: "en" }));

const naming: Naming = { info, name: (seat) => ["Heron", "Mika"][seat] ?? "", thing: (thing) => `<${thing}>` };

function changed(change: (next: VCardView) => void): VCardView {
  const next = structuredClone(view());
  change(next);
  return next;
}

describe("places", () => {
  it("know spots, VTubers, Allies, the Queue and cards by their names", () => {
    const now = view({ queue: [queued("e0")], world: face("c80", "claps") });
    expect(spotNamed("s1.3")).toEqual({ seat: 1, n: 3 });
    expect(spotNamed("m1")).toBeNull();
    expect(["m1", "s0.0", "e0", "c20", "c80", "c1", "m8", "s0.4"].map((thing) => cardOf(now, thing))).toEqual(["nine-10", "nine-10", "contract", "goblin", "claps", "marlo-8", null, null]);
    expect(["m1", "s1.4", "e0", "c20", "c1", "c40", "c80"].map((thing) => seatOf(now, thing))).toEqual([0, 1, 1, 0, 0, 1, null]);
    expect(carrier(now, "c20")?.id).toBe("m1");
    expect(cardOf(now, "q1", [face("q1", "wind")])).toBe("wind");
  });

  it("stay where they are when something is announced from the board", () => {
    const now = view({ queue: [queued("e0", { verb: "lock", you: 0, card: face("c20", "goblin") })] });
    expect(whereabouts(now).get("c20")?.spot).toBe("m1");
    expect(whereabouts(view({ queue: [queued("e0")] })).get("c30")?.spot).toBe("queue");
  });

  it("are picked from where they lie open; whatever else is laid out in a tray", () => {
    const now = view({ world: face("c80", "claps") });
    expect(["s1.2", "m8", "c20", "c5", "c80", "c1", "c40", "q1"].map((thing) => onBoard(now, 0, thing))).toEqual([true, true, true, true, true, true, false, false]);
    expect(onBoard(now, null, "c1")).toBe(false);
  });

  it("are walked from the top of the Queue over one's own side and hand to the other", () => {
    const order = walk(view({ queue: [queued("e0"), queued("e1")] }), 0);
    expect(order.slice(0, 6)).toEqual(["e1", "e0", "c5", "m1", "c20", "s0.0"]);
    expect(order.indexOf("c4")).toBeLessThan(order.indexOf("m7"));
  });
});

describe("sentences", () => {
  it("tell a VTuber with everything on it", () => {
    const now = view();
    const [mine, theirs] = now.boards;
    expect(spotSentence(mine?.spots[0] ?? { id: "" }, info)).toBe("Choirmaster Nine, VTuber, Divine, PL 13, paired, Allies: Hype Goblin, counters +2, Food 2, 2 cards underneath, Active");
    expect(spotSentence(theirs?.spots[0] ?? { id: "" }, info)).toContain("Locked");
    expect(spotSentence(theirs?.spots[2] ?? { id: "" }, info)).toBe("face-down VTuber, Backstage 2");
    expect(spotSentence({ id: "s0.1", vt: { id: "m9", stack: [face("c9", "marlo-8")] } }, info)).toBe("Marlo Brinewick, VTuber, Water, PL 8, Snap, face down, only you see it, Backstage 1");
    expect(spotSentence({ id: "s1.1", tokens: [{ kind: "burn" }] }, info)).toBe("empty, Burn on the spot, Backstage 1");
  });

  it("tell what is on the Queue: who, where to, what it answers, at whom, and whether it still counts", () => {
    expect(entrySentence(queued("e1", { verb: "reply", card: face("c30", "wind"), answers: 0, targets: ["m1"], canceled: true }), 2, naming)).toBe("2. Second Wind, Mika, played, responds to 1, on <m1>, canceled");
    expect(entrySentence(queued("e0", { verb: "play", you: 0, card: face("c1", "marlo-8"), place: "s0.2" }), 1, naming)).toBe("1. Marlo Brinewick, Heron, played to <s0.2>");
    expect(entrySentence(queued("e0", { verb: "trade", card: null }), 1, naming)).toContain("Discard 3, draw 2, Mika");
  });

  it("tell the whole table, the Queue from its top, oneself first", () => {
    const told = tableSentences(view({ queue: [queued("e0"), queued("e1", { verb: "reply", card: face("c31", "wind") })], world: face("c80", "claps") }), 0, naming);
    expect(told.startsWith("Round 3, turn 3 of 6, Heron, Main. 2. Second Wind")).toBe(true);
    expect(told).toContain("World: Cathedral of Claps");
    expect(told.indexOf("Heron: 1 of 3 points")).toBeLessThan(told.indexOf("Mika: 1 of 3 points"));
    expect(told).toContain("2 Mana");
  });

  it("tell Supports of a limit, or without one on the opponent's turn", () => {
    expect(supportWords(board(0, [], { supports: 1 }))).toBe("Supports: 1 of 2");
    expect(supportWords(board(0, [], { supports: 3, support_limit: null }))).toBe("Supports: 3 (no limit)");
  });

  it("count tokens only when there are several", () => {
    expect([tokenWords({ kind: "decay", n: 3 }, "en"), tokenWords({ kind: "burn" }, "ja")]).toEqual(["Decay 3", "Burn"]);
    expect(countersOf([{ kind: "counter", amount: 2 }, { kind: "counter", amount: -3 }, { kind: "ally", amount: 1 }])).toBe(-1);
  });
});

describe("a Power Level", () => {
  it("comes apart into the rows of combat, each kind once with its cards", () => {
    const rows = parts([
      { kind: "printed", amount: 10, card: "nine-10" },
      { kind: "ally", amount: 1, card: "goblin" },
      { kind: "ally", amount: 2, card: "contract" },
    ]);
    expect(rows).toEqual([
      { kind: "printed", amount: 10, cards: [] },
      { kind: "ally", amount: 3, cards: ["goblin", "contract"] },
    ]);
  });

  it("stands on the top card, the effect stays that of the lowest", () => {
    const vt = vtuber("m1", ["nine-8", "nine-9", "nine-10"]);
    expect(effectCard(vt, info)?.id).toBe("nine-8");
    expect(standingFace(vt, info)).toMatchObject({ id: "nine-10", pl: 10, effect: "lock", abilities: [{ text: { en: "+2 PL to this VT and draw 1 card." } }] });
    expect(standingFace(vtuber("m2", ["nine-9"]), info)?.abilities).toBeUndefined();
    expect(standingFace(vtuber("m3", [null]), info)).toBeNull();
  });
});

describe("combat", () => {
  it("has the near side on the left, whichever seat that is", () => {
    expect(lines(combat(), 0).map((line) => [line.left, line.right])).toEqual([[10, 10], [4, 6], [0, -2], [1, 0], [1, 0]]);
    expect(lines(combat(), 1).map((line) => [line.left, line.right])).toEqual([[10, 10], [6, 4], [-2, 0], [0, 1], [0, 1]]);
    expect(lines(combat(), 1)[4]?.rightCards).toEqual(["goblin"]);
  });

  it("counts up row by row to the totals", () => {
    const all = lines(combat(), 0);
    expect([0, 1, 2, 3, 4, 5].map((n) => soFar(all, "left", n, 16))).toEqual([0, 10, 14, 14, 15, 16]);
    expect([0, 1, 2, 3, 4, 5].map((n) => soFar(all, "right", n, 14))).toEqual([0, 10, 16, 14, 14, 14]);
    expect(soFar(all, "right", 2, null)).toBeNull();
  });

  it("adds the Backstage where the Active VTubers were equal", () => {
    const all = lines(combat({ tied: true, totals: [24, 22], helpers: [["marlo-8"], ["nine-8"]], helped: [8, 6] }), 0);
    expect(all.at(-1)).toEqual({ kind: "help", rule: "vcard:7.3.1.1", left: 8, right: 6, leftCards: ["marlo-8"], rightCards: ["nine-8"] });
  });

  it("is won by so much, or by nobody", () => {
    expect([margin(combat()), margin(combat({ winner: null })), margin(combat({ totals: [9, null] }))]).toEqual([2, null, null]);
  });

  it("is kept with the score it led to", () => {
    expect(momentOf(view({ combat: combat() }))?.points).toEqual([1, 1]);
    expect(momentOf(view())).toBeNull();
  });
});

it("points are what decides the game", () => {
  expect([vcard.score.of(view(), 0), vcard.score.of(view(), 7), vcard.score.most(view())]).toEqual([1, 0, 3]);
});

it("Reinforcements are held back by name, with every printing", () => {
  const twin = { ...(info("wind") ?? CARDS[0]), id: "wind-2" } as (typeof CARDS)[number];
  expect(exceptionsFor([info("wind"), info("contract"), null], [...CARDS, twin])).toEqual([{ name: "Second Wind", numbers: ["wind", "wind-2"] }]);
});

describe("what moved", () => {
  it("is a card from the hand to the Queue, and from there to its spot", () => {
    const announced = changed((next) => {
      next.boards[0]?.hand.shift();
      next.queue = [queued("e0", { verb: "play", you: 0, card: face("c1", "marlo-8"), place: "s0.2" })];
    });
    expect(plan(view(), announced, []).moves).toEqual([{ id: "c1", was: "c1", card: "marlo-8", from: "0.hand", to: "queue", flip: false }]);
    const arrived = changed((next) => {
      next.boards[0]?.hand.shift();
      const spot = next.boards[0]?.spots[2];
      if (spot) spot.vt = { id: "m3", stack: [face("c1", "marlo-8")], pl: 8 };
    });
    expect(plan(announced, arrived, []).come).toEqual([{ mem: "m3", was: "c1", from: "queue" }]);
  });

  it("is an evolution, a Lock, and a Power Level that fell", () => {
    const after = changed((next) => {
      const [mine, theirs] = next.boards;
      mine?.hand.shift();
      mine?.spots[1]?.vt?.stack.push(face("c1", "marlo-8"));
      if (mine?.spots[1]?.vt) mine.spots[1].vt.pl = 9;
      if (mine?.spots[0]?.vt) Object.assign(mine.spots[0].vt, { locked: true, pl: 10 });
      if (theirs?.spots[0]?.vt) theirs.spots[0].vt.pl = 12;
    });
    const found = plan(view(), after, []);
    expect(found.bloomed.map((each) => each.mem)).toEqual(["m2"]);
    expect(found.turned).toEqual(["m1"]);
    expect(found.hurt).toEqual([{ mem: "m1", amount: 3 }, { mem: "m7", amount: -2 }]);
  });

  it("is a VTuber that left with all its cards", () => {
    const after = changed((next) => {
      const mine = next.boards[0];
      const vt = mine?.spots[0]?.vt;
      if (!mine?.spots[0] || !vt) return;
      mine.discard.push(...vt.stack.filter((each) => each !== null), face("c20", "goblin"));
      mine.spots[0].vt = null;
    });
    expect(plan(view(), after, []).gone).toEqual([{ mem: "m1", to: "0.discard" }]);
    expect(plan(view(), after, []).moves).toEqual([]);
  });

  it("shows only backs of what the other draws", () => {
    const after = changed((next) => {
      next.boards[1]?.hand.push(null, null);
      if (next.boards[1]) next.boards[1].deck.count -= 2;
    });
    expect(plan(view(), after, []).moves).toEqual(Array.from({ length: 2 }, () => ({ id: null, was: null, card: null, from: "1.deck", to: "1.hand", flip: false })));
    expect([hidden("1.deck", 0), hidden("1.hand", 0), hidden("0.hand", 0), hidden("1.discard", 0)]).toEqual([true, true, false, false]);
  });

  it("comes with a beam from what was announced to what it aims at", () => {
    const after = changed((next) => (next.queue = [queued("e0", { targets: ["m1", "s0.1"] })]));
    expect(plan(view(), after, []).beams).toEqual([{ from: "e0", to: "m1" }, { from: "e0", to: "s0.1" }]);
  });
});

describe("sizes", () => {
  it("fit: both strips, the bar, the stage, the prompt and the hand fill the height", () => {
    for (const [width, height] of [[1440, 852], [1180, 672], [820, 1132]] as const) {
      const s = sizes(width, height);
      expect(2 * s.strip + s.bar + s.stage + s.prompt + s.dock).toBe(height);
      expect(s.active * 1.4).toBeLessThan(s.stage);
      expect(5 * s.card * 1.4).toBeLessThan(s.width - s.name - 2 * 68);
    }
  });

  it("put the Queue below the Active VTubers where there is no room between them", () => {
    expect([sizes(1440, 852).below, sizes(1180, 672).below, sizes(820, 1132).below, sizes(390, 796).below]).toEqual([false, false, true, true]);
  });

  it("lay two Locked Active VTubers side by side on a phone, and large words as on a phone", () => {
    expect(2 * sizes(390, 796).active * 1.4).toBeLessThan(390);
    expect(sizes(1440, 852, true, 2).mode).toBe("phone");
  });
});
