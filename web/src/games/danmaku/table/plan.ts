/** What moved on a Danmaku!! table: told from the views alone, so it never shows more than they do. */

import type { DanmakuView, Handle } from "../../../wire/types";
import { NO_PLAN, type Move, type Plan, type Spot } from "../../../table/motion/plan";
import { seatThing, whereabouts } from "./places";

export function plan(before: DanmakuView, after: DanmakuView): Plan {
  const fresh = (after.stack ?? []).filter((played) => !before.stack?.some((old) => old.id === played.id));
  const hurt = after.players.flatMap((player) => {
    const was = before.players.find((each) => each.seat === player.seat);
    const amount = (was?.life ?? 0) - (player.life ?? 0);
    return amount && before.step !== "setup" ? [{ mem: seatThing(player.seat), amount }] : [];
  });
  const { moves, played } = cardMoves(before, after);
  return {
    ...NO_PLAN,
    moves: [
      ...fresh.map((entry): Move => ({ id: entry.id, was: played.get(entry.card) ?? null, card: entry.card, from: `${entry.payer}.hand`, to: "stack", flip: !played.has(entry.card) })),
      ...moves,
    ],
    hurt,
    beams: fresh.flatMap((entry) => (entry.targets ?? []).filter((seat) => seat !== entry.you).map((seat) => ({ from: seatThing(entry.you), to: seatThing(seat) }))),
    light: before.active !== after.active || before.turn !== after.turn,
    just: [...new Set([...hurt.map((each) => each.mem), ...fresh.map((entry) => entry.id)])],
  };
}

/** Cards whose place changed. `played`: those that left a hand for the stack, by number. */
function cardMoves(before: DanmakuView, after: DanmakuView): { moves: Move[]; played: Map<string, Handle> } {
  const old = whereabouts(before);
  const now = whereabouts(after);
  const moves: Move[] = [];
  const played = new Map<string, Handle>();
  const vanished = [...old].filter(([id]) => !now.has(id));
  for (const [, { card, spot }] of vanished.filter(([, { spot }]) => spot.endsWith(".hand"))) {
    const entry = after.stack?.find((each) => each.card === card && !before.stack?.some((was) => was.id === each.id));
    if (entry) played.set(card, vanished.find(([, each]) => each.card === card && each.spot === spot)?.[0] ?? "");
  }
  for (const [id, { spot: to, card }] of now) {
    const from = old.get(id)?.spot;
    if (to === "offered" || from === to) continue;
    const left = from === undefined ? vanished.find(([, each]) => each.card === card && each.spot !== to) : undefined;
    const origin = from ?? left?.[1].spot ?? (to === "discard" || to === "incident" ? "stack" : "deck");
    moves.push({ id: to === "discard" ? null : id, was: from === undefined ? (left?.[0] ?? null) : id, card, from: origin, to, flip: from === undefined && !left });
  }
  for (const player of after.players) {
    const was = before.players.find((each) => each.seat === player.seat);
    const spot = `${player.seat}.hand`;
    const known = (player.hand ?? []).filter(Boolean).length;
    const unseen = (player.hand?.length ?? 0) - known - ((was?.hand?.length ?? 0) - (was?.hand ?? []).filter(Boolean).length);
    for (let i = 0; i < unseen; i++) moves.push({ id: null, was: null, card: null, from: "deck", to: spot, flip: false });
  }
  return { moves: moves.length > 24 ? [] : moves, played };
}

/** Face-down on arrival: the deck, or somebody else's hand. */
export function hidden(place: Spot, near: number): boolean {
  return place === "deck" || (place.endsWith(".hand") && place !== `${near}.hand`);
}
