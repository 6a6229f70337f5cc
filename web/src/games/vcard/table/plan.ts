/** What moved on a VCard table: told from the views alone, so it never shows more than they do. */

import type { CardNumber, Handle, Line, VCardView, VTuber } from "../../../wire/types";
import { NO_PLAN, type Hurt, type Move, type Plan, type Spot } from "../../../table/motion/plan";
import { boardOf, seatOf, top, vtubers, whereabouts } from "./places";

const HIDDEN = /\.deck$/;

export function plan(before: VCardView, after: VCardView, lines: readonly Line[]): Plan {
  const old = byId(before);
  const now = byId(after);
  const cards = cardMoves(before, after);
  const gone = [...old.keys()].filter((id) => !now.has(id)).map((mem) => ({ mem, to: destination(mem, cards) }));
  const come: Plan["come"] = [];
  const bloomed: Plan["bloomed"] = [];
  const carried = new Set<Handle>();
  for (const [id, vt] of now) {
    const was = old.get(id);
    const face = top(vt);
    const move = cards.find((each) => face && each.id === face.id && each.to === id);
    const arrival = { mem: id, was: move?.was ?? null, from: move?.from ?? `${seatOf(after, id) ?? 0}.hand` };
    if (!was) come.push(arrival);
    else if (face && top(was) && top(was)?.id !== face.id && vt.stack.length > was.stack.length) bloomed.push(arrival);
    else continue;
    if (face) carried.add(face.id);
  }
  const fresh = (after.queue ?? []).filter((queued) => !before.queue?.some((other) => other.id === queued.id));
  return {
    ...NO_PLAN,
    moves: cards.filter((move) => !(move.id && carried.has(move.id)) && !gone.some((each) => each.mem === move.from && each.to === move.to) && !come.some((each) => each.mem === move.to)),
    gone,
    come,
    bloomed,
    turned: [...now].filter(([id, vt]) => old.has(id) && Boolean(old.get(id)?.locked) !== Boolean(vt.locked)).map(([id]) => id),
    hurt: hurts(old, now),
    beams: fresh.flatMap((queued) => (queued.targets ?? []).map((to) => ({ from: queued.id, to }))),
    light: before.active !== after.active || before.round !== after.round,
    just: about(lines, after),
  };
}

function byId(view: VCardView): Map<Handle, VTuber> {
  return new Map(vtubers(view).map((vt) => [vt.id, vt]));
}

/** Where most of a VTuber's cards went. */
function destination(vt: Handle, moves: readonly Move[]): Spot {
  const counts = new Map<Spot, number>();
  for (const move of moves) if (move.from === vt) counts.set(move.to, (counts.get(move.to) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/** Power Levels that rose or fell; another card on top is told by the card itself. */
function hurts(old: ReadonlyMap<Handle, VTuber>, now: ReadonlyMap<Handle, VTuber>): Hurt[] {
  return [...now].flatMap(([mem, vt]) => {
    const was = old.get(mem);
    if (was?.pl == null || vt.pl == null || top(was)?.id !== top(vt)?.id) return [];
    return was.pl === vt.pl ? [] : [{ mem, amount: was.pl - vt.pl }];
  });
}

/** Every card that lies elsewhere now. What came out of a hidden place, or went into one, is matched with its count. */
function cardMoves(before: VCardView, after: VCardView): Move[] {
  const old = whereabouts(before);
  const now = whereabouts(after);
  const balance = balances(before, after);
  const settle = (from: Spot | null, to: Spot | null): void => {
    if (from !== null && balance.has(from)) balance.set(from, (balance.get(from) ?? 0) + 1);
    if (to !== null && balance.has(to)) balance.set(to, (balance.get(to) ?? 0) - 1);
  };
  const moves: Move[] = [];
  const vanished: [Handle, Spot, CardNumber][] = [];
  for (const [id, { spot: from, card }] of old) {
    if (now.has(id)) continue;
    vanished.push([id, from, card]);
    settle(from, null);
  }
  const owner = (place: Spot): number => Number(/^(\d+)\./.exec(place)?.[1] ?? seatOf(after, place) ?? seatOf(before, place) ?? after.active);
  for (const [id, { spot: to, card }] of now) {
    const from = old.get(id)?.spot;
    if (from === to) continue;
    settle(from ?? null, to);
    if (from !== undefined) {
      moves.push({ id, was: id, card, from, to, flip: false });
      continue;
    }
    const same = vanished.findIndex(([, place, face]) => face === card && place !== to);
    const [left] = same < 0 ? [] : vanished.splice(same, 1);
    if (left) {
      moves.push({ id, was: left[0], card, from: left[1], to, flip: false });
      continue;
    }
    const hidden = ["hand", "deck"].map((name) => `${owner(to)}.${name}`).find((place) => place !== to && (balance.get(place) ?? 0) < 0) ?? `${owner(to)}.deck`;
    settle(hidden, null);
    moves.push({ id, was: null, card, from: hidden, to, flip: true });
  }
  for (const [id, from, card] of vanished) {
    const to = ["deck", "hand"].map((name) => `${owner(from)}.${name}`).find((place) => place !== from && (balance.get(place) ?? 0) > 0) ?? `${owner(from)}.deck`;
    settle(null, to);
    moves.push({ id: null, was: id, card, from, to, flip: true });
  }
  return [...moves, ...unseen(balance)];
}

/** How many more cards each deck and hand holds. */
function balances(before: VCardView, after: VCardView): Map<Spot, number> {
  const found = new Map<Spot, number>();
  for (const board of after.boards) {
    const was = boardOf(before, board.seat);
    if (!was) continue;
    found.set(`${board.seat}.deck`, board.deck.count - was.deck.count);
    found.set(`${board.seat}.hand`, board.hand.length - was.hand.length);
  }
  return found;
}

/** What went from one hidden place to another: backs only. */
function unseen(balance: ReadonlyMap<Spot, number>): Move[] {
  const seats = [...new Set([...balance.keys()].map((each) => each.split(".")[0]))];
  return seats.flatMap((seat) => {
    const of = (name: string): number => balance.get(`${seat}.${name}`) ?? 0;
    const drawn = Math.min(Math.max(0, -of("deck")), Math.max(0, of("hand")));
    const returned = Math.min(Math.max(0, -of("hand")), Math.max(0, of("deck")));
    const back = (from: string, to: string): Move => ({ id: null, was: null, card: null, from: `${seat}.${from}`, to: `${seat}.${to}`, flip: false });
    return [...Array.from({ length: drawn }, () => back("deck", "hand")), ...Array.from({ length: returned }, () => back("hand", "deck"))];
  });
}

function about(lines: readonly Line[], view: VCardView): Handle[] {
  const there = new Set([...vtubers(view).map((vt) => vt.id), ...whereabouts(view).keys()]);
  const found = lines.filter((line) => line.kind !== "phase" && line.kind !== "turn").flatMap((line) => [line.card?.id ?? "", ...(line.more ?? [])]);
  return [...new Set(found.filter((each): each is string => typeof each === "string" && there.has(each)))];
}

/** Face-down on arrival: a deck, or somebody else's hand. */
export function hidden(place: Spot, near: number): boolean {
  return HIDDEN.test(place) || (place.endsWith(".hand") && place !== `${near}.hand`);
}
