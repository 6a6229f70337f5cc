/** Where everything lies on a VCard table, as one viewer sees it. "m7" is a VTuber, "s0.0" the Active Spot of seat 0, "e0" the bottom of the Queue. */

import { once } from "../../../table/once";
import type { Board, CardNumber, Face, Handle, Placed, Queued, Spot, VCardView, VTuber } from "../../../wire/types";

/** "0.deck", "1.hand", "m7", "queue": somewhere a card can lie. */
export type Place = string;

const OF_SPOT = /^s(\d+)\.(\d+)$/;

export function boardOf(view: VCardView, seat: number): Board | undefined {
  return view.boards.find((board) => board.seat === seat);
}

/** The boards, the near one first. */
export function boards(view: VCardView, near: number): Board[] {
  return [...view.boards].sort((a, b) => Number(b.seat === near) - Number(a.seat === near));
}

/** The seat and the place a "s0.3" names; 0 is the Active Spot. */
export function spotNamed(thing: Handle): { seat: number; n: number } | null {
  const [, seat, n] = OF_SPOT.exec(thing) ?? [];
  return seat === undefined ? null : { seat: Number(seat), n: Number(n) };
}

/** The spot a handle names, or the one a VTuber stands on. */
export function spotOf(view: VCardView, thing: Handle): Spot | undefined {
  for (const board of view.boards) for (const spot of board.spots) if (spot.id === thing || spot.vt?.id === thing) return spot;
  return undefined;
}

export function vtuberOf(view: VCardView, thing: Handle): VTuber | undefined {
  return vtubers(view).find((vt) => vt.id === thing);
}

export function vtubers(view: VCardView): VTuber[] {
  return view.boards.flatMap((board) => board.spots.flatMap((spot) => spot.vt ?? []));
}

export function top(vt: VTuber): Face | null {
  return vt.stack.at(-1) ?? null;
}

/** The VTuber an Ally or a card below belongs to. */
export function carrier(view: VCardView, thing: Handle): VTuber | undefined {
  return vtubers(view).find((vt) => carried(vt).some((face) => face?.id === thing));
}

function carried(vt: VTuber): (Face | null)[] {
  return [...vt.stack, ...(vt.allies ?? []).map((ally) => ally.face)];
}

export function entry(view: VCardView, thing: Handle): Queued | undefined {
  return view.queue?.find((queued) => queued.id === thing);
}

/** A Mascot or an Ally by the card it is. */
export function placed(view: VCardView, thing: Handle): Placed | undefined {
  const all = view.boards.flatMap((board) => [...(board.mascot ? [board.mascot] : []), ...board.spots.flatMap((spot) => spot.vt?.allies ?? [])]);
  return all.find((each) => each.face.id === thing);
}

/** Where each card lies whose face the viewer sees. What is announced from the board still lies there. */
export const whereabouts = once((view: VCardView): ReadonlyMap<Handle, { spot: Place; card: CardNumber }> => {
  const found = new Map<Handle, { spot: Place; card: CardNumber }>();
  const lay = (spot: Place, faces: readonly (Face | null | undefined)[]): void => {
    for (const face of faces) if (face && !found.has(face.id)) found.set(face.id, { spot, card: face.card });
  };
  for (const board of view.boards) {
    lay(`${board.seat}.hand`, board.hand);
    lay(`${board.seat}.discard`, board.discard);
    lay(`${board.seat}.mascot`, [board.mascot?.face]);
    for (const { vt } of board.spots) if (vt) lay(vt.id, carried(vt));
  }
  lay("world", [view.world]);
  lay("queue", (view.queue ?? []).map((queued) => queued.card));
  return found;
});

/** The printed card a thing shows, if it shows one. */
export function cardOf(view: VCardView, thing: Handle, shown: readonly Face[] = []): CardNumber | null {
  const vt = vtuberOf(view, thing) ?? spotOf(view, thing)?.vt;
  if (vt) return top(vt)?.card ?? null;
  return entry(view, thing)?.card?.card ?? whereabouts(view).get(thing)?.card ?? shown.find((face) => face.id === thing)?.card ?? null;
}

export function seatOf(view: VCardView, thing: Handle): number | null {
  const spot = spotOf(view, thing);
  const seat = spot ? spotNamed(spot.id)?.seat : (spotNamed(thing)?.seat ?? entry(view, thing)?.you);
  if (seat !== undefined) return seat;
  const lies = whereabouts(view).get(thing)?.spot ?? "";
  const owner = /^(\d+)\./.exec(lies)?.[1];
  if (owner !== undefined) return Number(owner);
  const host = spotOf(view, lies);
  return host ? (spotNamed(host.id)?.seat ?? null) : null;
}

/** Things in the order in which the eye walks the table: the Queue from its top, one's own side and hand, the World, the other side. */
export function walk(view: VCardView, near: number): Handle[] {
  const of = (board: Board): Handle[] => [
    ...(board.mascot ? [board.mascot.face.id] : []),
    ...board.spots.flatMap((spot) => [...(spot.vt ? [spot.vt.id, ...(spot.vt.allies ?? []).map((ally) => ally.face.id)] : []), spot.id]),
  ];
  const [mine, ...others] = boards(view, near);
  return [
    ...(view.queue ?? []).map((queued) => queued.id).reverse(),
    ...(mine ? [...of(mine), ...mine.hand.flatMap((face) => (face ? [face.id] : []))] : []),
    ...(view.world ? [view.world.id] : []),
    ...others.flatMap(of),
  ];
}

/** Does a thing lie where it can be picked at once: a spot, a VTuber, a Mascot, an Ally, the World, the Queue, the viewer's hand? */
export function onBoard(view: VCardView, seat: number | null, thing: Handle): boolean {
  if (spotNamed(thing) || vtuberOf(view, thing) || entry(view, thing) || placed(view, thing) || view.world?.id === thing) return true;
  return view.boards.some((board) => board.seat === seat && board.hand.some((face) => face?.id === thing));
}
