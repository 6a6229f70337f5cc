/** What moved between two views of the table: told from the views alone, so it never shows more than they do. */

import type { CardNumber, Handle, HocgView, Holomem, Line } from "../../../wire/types";
import type { Hurt, Move, Plan } from "../../../table/motion/plan";
import { PILES, spot, top, whereabouts, type Spot } from "./places";

type IsCheer = (card: CardNumber) => boolean;

const HIDDEN = /\.(deck|cheer_deck|power|life)$/;

export function plan(before: HocgView, after: HocgView, lines: readonly Line[], isCheer: IsCheer): Plan {
  const old = mems(before);
  const now = mems(after);
  const cards = cardMoves(before, after, isCheer);
  const gone = [...old.keys()].filter((id) => !now.has(id)).map((mem) => ({ mem, to: destination(mem, cards) }));
  const come: Plan["come"] = [];
  const bloomed: Plan["bloomed"] = [];
  const carried = new Set<Handle>();
  for (const [id, mem] of now) {
    const was = old.get(id);
    const face = top(mem);
    const move = cards.find((each) => face && each.id === face.id && each.to === id);
    const arrival = { mem: id, was: move?.was ?? null, from: move?.from ?? spot(seatOf(after, id), "hand") };
    if (!was) come.push(arrival);
    else if (face && top(was) && top(was)?.id !== face.id && mem.stack.length > was.stack.length) bloomed.push(arrival);
    else continue;
    if (face) carried.add(face.id);
  }
  return {
    moves: cards.filter((move) => !(move.id && carried.has(move.id)) && !gone.some((each) => each.mem === move.from && each.to === move.to) && !come.some((each) => each.mem === move.to)),
    gone,
    come,
    bloomed,
    turned: [...now].filter(([id, mem]) => old.has(id) && Boolean(old.get(id)?.resting) !== Boolean(mem.resting)).map(([id]) => id),
    hurt: hurts(lines),
    beams: beams(lines),
    dice: lines.filter((line) => line.kind === "roll").flatMap((line) => (line.more ?? []).filter((each) => typeof each === "number")),
    light: before.active !== after.active,
    just: about(lines, after),
  };
}

function mems(view: HocgView): Map<Handle, Holomem> {
  return new Map(view.sides.flatMap((side) => side.stage.map((mem) => [mem.id, mem] as const)));
}

function seatOf(view: HocgView, mem: Handle): number {
  return view.sides.find((side) => side.stage.some((each) => each.id === mem))?.seat ?? 0;
}

/** Where most of a holomem's cards went. */
function destination(mem: Handle, moves: readonly Move[]): Spot {
  const counts = new Map<Spot, number>();
  for (const move of moves) if (move.from === mem) counts.set(move.to, (counts.get(move.to) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/** Every card that lies elsewhere now. Cards that came out of a pile, or went into one, are matched with its count. */
function cardMoves(before: HocgView, after: HocgView, isCheer: IsCheer): Move[] {
  const old = whereabouts(before);
  const now = whereabouts(after);
  const balance = balances(before, after);
  const settle = (from: Spot | null, to: Spot | null): void => {
    if (from !== null && balance.has(from)) balance.set(from, (balance.get(from) ?? 0) + 1);
    if (to !== null && balance.has(to)) balance.set(to, (balance.get(to) ?? 0) - 1);
  };
  const moves: Move[] = [];
  const appeared: [Handle, Spot, CardNumber][] = [];
  const vanished: [Handle, Spot, CardNumber][] = [];
  for (const [id, { spot: to, card }] of now) {
    const from = old.get(id)?.spot;
    if (from === undefined) {
      appeared.push([id, to, card]);
      settle(null, to);
    } else if (from !== to) {
      moves.push({ id, was: id, card, from, to, flip: false });
      settle(from, to);
    }
  }
  for (const [id, { spot: from, card }] of old) {
    if (now.has(id)) continue;
    vanished.push([id, from, card]);
    settle(from, null);
  }
  const owner = owners(before, after);
  for (const [id, to, card] of appeared) {
    const same = vanished.findIndex(([, place, face]) => face === card && place !== to && owner(place) === owner(to));
    const [gone] = same < 0 ? [] : vanished.splice(same, 1);
    if (gone) {
      moves.push({ id, was: gone[0], card, from: gone[1], to, flip: false });
      continue;
    }
    const from = find(balance, owner(to), isCheer(card), (n) => n < 0) ?? spot(owner(to), isCheer(card) ? "cheer_deck" : "deck");
    settle(from, null);
    moves.push({ id, was: null, card, from, to, flip: true });
  }
  for (const [id, from, card] of vanished) {
    const to = find(balance, owner(from), isCheer(card), (n) => n > 0) ?? spot(owner(from), isCheer(card) ? "cheer_deck" : "deck");
    settle(null, to);
    moves.push({ id: null, was: id, card, from, to, flip: true });
  }
  return [...moves, ...unseen(balance)];
}

/** How many more cards each pile and hand holds. */
function balances(before: HocgView, after: HocgView): Map<Spot, number> {
  const found = new Map<Spot, number>();
  for (const side of after.sides) {
    const was = before.sides.find((each) => each.seat === side.seat);
    if (!was) continue;
    for (const pile of PILES) found.set(spot(side.seat, pile), side[pile].count - was[pile].count);
    found.set(spot(side.seat, "hand"), side.hand.length - was.hand.length);
  }
  return found;
}

function owners(before: HocgView, after: HocgView): (place: Spot) => number {
  return (place) => {
    const seat = /^(\d+)\./.exec(place)?.[1];
    if (seat !== undefined) return Number(seat);
    for (const view of [after, before]) for (const side of view.sides) if (side.stage.some((mem) => mem.id === place)) return side.seat;
    return after.active;
  };
}

function find(balance: Map<Spot, number>, seat: number, cheer: boolean, fits: (n: number) => boolean): Spot | null {
  const names = cheer ? (["cheer_deck", "life"] as const) : (["deck", "hand", "power"] as const);
  for (const name of names) if (fits(balance.get(spot(seat, name)) ?? 0)) return spot(seat, name);
  return null;
}

/** What went from one hidden place to another: backs only. */
function unseen(balance: Map<Spot, number>): Move[] {
  const moves: Move[] = [];
  const seats = new Set([...balance.keys()].map((each) => each.split(".")[0]));
  for (const seat of seats) {
    const mine = [...balance].filter(([each]) => each.startsWith(`${seat}.`));
    const out = mine.flatMap(([each, n]) => Array.from({ length: Math.max(0, -n) }, () => each));
    const into = mine.flatMap(([each, n]) => Array.from({ length: Math.max(0, n) }, () => each));
    for (let i = 0; i < Math.min(out.length, into.length); i++) moves.push({ id: null, was: null, card: null, from: out[i] ?? "", to: into[i] ?? "", flip: false });
  }
  return moves;
}

function hurts(lines: readonly Line[]): Hurt[] {
  const found = new Map<Handle, number>();
  for (const line of lines) {
    if (line.kind !== "damage" && line.kind !== "heal") continue;
    const [mem, amount] = line.more ?? [];
    if (typeof mem !== "string" || typeof amount !== "number") continue;
    found.set(mem, (found.get(mem) ?? 0) + (line.kind === "heal" ? -amount : amount));
  }
  return [...found].map(([mem, amount]) => ({ mem, amount })).filter((each) => each.amount !== 0);
}

function beams(lines: readonly Line[]): Plan["beams"] {
  return lines.flatMap((line) => {
    if (line.kind !== "art") return [];
    const [from, ...rest] = line.more ?? [];
    const to = rest.find((each): each is string => typeof each === "string" && /^m\d+$/.test(each));
    return typeof from === "string" && to !== undefined ? [{ from, to }] : [];
  });
}

function about(lines: readonly Line[], view: HocgView): Handle[] {
  const there = new Set([...mems(view).keys(), ...whereabouts(view).keys()]);
  const found = lines.filter((line) => line.kind !== "phase" && line.kind !== "turn").flatMap((line) => [line.card?.id ?? "", ...(line.more ?? [])]);
  return [...new Set(found.filter((each): each is string => typeof each === "string" && there.has(each)))];
}

/** Face-down on arrival: a pile, or somebody else's hand. */
export function hidden(place: Spot, near: number): boolean {
  return HIDDEN.test(place) || (place.endsWith(".hand") && place !== spot(near, "hand"));
}
