/** Small VCard tables for tests. */

import type { Ability, Board, CardInfo, Combat, Face, Queued, Question, Spot, VCardView, VTuber, Words } from "../../../wire/types";

const both = (en: string, ja = en): Words => ({ en, ja });
const text = (en: string, ja = en): Ability[] => [{ kind: "text", label: both("Text"), text: both(en, ja) }];

function vtuberCard(id: string, name: string, pl: number, more: Partial<CardInfo> = {}): CardInfo {
  return { id, kind: "vtuber", name: both(name), names: [both(name)], colors: ["divine"], strength: "platinum", pl, line: name, ...more };
}

export const CARDS: CardInfo[] = [
  vtuberCard("nine-8", "Choirmaster Nine", 8, { effect: "lock", abilities: text("+2 PL to this VT and draw 1 card.", "このVTにPL+2、カードを1枚引く。") }),
  vtuberCard("nine-9", "Choirmaster Nine", 9),
  vtuberCard("nine-10", "Choirmaster Nine", 10),
  vtuberCard("baron-10", "Baron Bulwark", 10, { colors: ["platinum"], strength: "chaos" }),
  vtuberCard("marlo-8", "Marlo Brinewick", 8, { colors: ["water"], strength: "fire", effect: "snap", abilities: text("Draw 1 card.", "カードを1枚引く。") }),
  { id: "choirbell", kind: "mascot", name: both("Choirbell"), names: [both("Choirbell")], colors: ["divine"], line: "Choirmaster Nine", effect: "lock", abilities: text("Draw 1 card.", "カードを1枚引く。") },
  { id: "claps", kind: "world", name: both("Cathedral of Claps"), names: [both("Cathedral of Claps")], colors: ["divine"], effect: "passive", abilities: text("After you evolve a VT, Exalt an Opp's VT.", "自分がVTを進化させた後、相手のVTをExaltする。") },
  { id: "goblin", kind: "support", support: "ally", name: both("Hype Goblin"), names: [both("Hype Goblin")], abilities: text("+1 PL.", "PL+1。") },
  { id: "wind", kind: "support", support: "reinforcement", name: both("Second Wind"), names: [both("Second Wind")], abilities: text("Cancel it.", "それを打ち消す。") },
  { id: "contract", kind: "support", support: "boost", name: both("Riptide Contract"), names: [both("Riptide Contract")], abilities: text("Undertow 1, draw 1 card.", "Undertow 1、カードを1枚引く。") },
];

export const info = (card: string | null | undefined): CardInfo | null => CARDS.find((each) => each.id === card) ?? null;
export const face = (id: string, card: string): Face => ({ id, card });

export function vtuber(id: string, cards: readonly (string | null)[], more: Partial<VTuber> = {}): VTuber {
  const stack = cards.map((card, i) => (card ? face(`${id}c${i}`, card) : null));
  const printed = info(cards.at(-1))?.pl;
  return printed === undefined ? { id, stack, ...more } : { id, stack, pl: printed, terms: [{ kind: "printed", amount: printed }], ...more };
}

export function board(seat: number, vts: readonly (VTuber | null)[] = [], more: Partial<Board> = {}): Board {
  const spots = Array.from({ length: 5 }, (_, n): Spot => ({ id: `s${seat}.${n}`, vt: vts[n] ?? null }));
  return { seat, spots, hand: [null, null], discard: [], deck: { count: 30 }, ...more };
}

/** Seat 0 is the viewer's, with four cards in hand, and Choirmaster Nine in front. */
export function view(more: Partial<VCardView> = {}): VCardView {
  const nine = vtuber("m1", ["nine-8", "nine-9", "nine-10"], {
    pl: 13,
    terms: [
      { kind: "printed", amount: 10 },
      { kind: "counter", amount: 2, card: "nine-8" },
      { kind: "ally", amount: 1, card: "goblin" },
    ],
    tokens: [{ kind: "food", n: 2 }],
    allies: [{ face: face("c20", "goblin"), lock: true }],
    lock: true,
    paired: true,
  });
  const mine = board(0, [nine, vtuber("m2", ["marlo-8"])], {
    hand: [face("c1", "marlo-8"), face("c2", "goblin"), face("c3", "wind"), face("c4", "contract")],
    mascot: { face: face("c5", "choirbell"), lock: true },
    points: 1,
    mana: 2,
    taken: 3,
    supports: 1,
  });
  const theirs = board(1, [vtuber("m7", ["baron-10"], { locked: true }), null, vtuber("m8", [null])], { points: 1, taken: 2, discard: [face("c40", "contract")] });
  return { game: "vcard", round: 3, turn: 3, active: 0, first: 0, phase: "main", boards: [mine, theirs], asked: [0], ...more };
}

export function queued(id: string, more: Partial<Queued> = {}): Queued {
  return { id, verb: "boost", you: 1, card: face("c30", "contract"), ...more };
}

export function combat(more: Partial<Combat> = {}): Combat {
  return {
    round: 3,
    totals: [16, 14],
    actives: ["nine-10", "baron-10"],
    winner: 0,
    rows: [
      { kind: "printed", rule: "vcard:4.1.1.6", amounts: [10, 10], cards: [["nine-10"], ["baron-10"]] },
      { kind: "counter", rule: "vcard:8.2.4", amounts: [4, 6] },
      { kind: "burn", rule: "vcard:8.2.7", amounts: [0, -2] },
      { kind: "advantage", rule: "vcard:4.3.1", amounts: [1, 0], cards: [["nine-10"], []] },
      { kind: "ally", rule: "vcard:4.1.3.5", amounts: [1, 0], cards: [["goblin"], []] },
    ],
    ...more,
  };
}

export function asked(prompt: string, options: Question["options"], more: Partial<Question> = {}): Question {
  return { asked: 4, prompt, rule: "vcard:6.2.2.1", words: both("Take a Turn Action or pass.", "ターンアクションを行うか、パスしてください。"), options: [...options, { verb: "pass", label: both("End turn", "ターン終了") }], passing: options.length, ...more };
}
