/** Where everything lies on a Danmaku!! table, as one viewer sees it. "p3" is seat 3, "k3" its character, "e0" an entry of the stack. */

import { once } from "../../../table/once";
import type { CardNumber, DanmakuView, Face, Handle, Played, Player } from "../../../wire/types";

export type Spot = string;

export const seatThing = (seat: number): Handle => `p${seat}`;
export const characterThing = (seat: number): Handle => `k${seat}`;

const OF_SEAT = /^[pk](\d+)$/;

/** The seat a "p3" or "k3" names. */
export function seatNamed(thing: Handle): number | null {
  const found = OF_SEAT.exec(thing)?.[1];
  return found === undefined ? null : Number(found);
}

export function playerAt(view: DanmakuView, seat: number): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The others, clockwise from the left of `near`. */
export function clockwise(view: DanmakuView, near: number): Player[] {
  const seats = view.players.length;
  const place = (player: Player): number => (player.seat - near + seats) % seats;
  return view.players.filter((player) => player.seat !== near).sort((a, b) => place(a) - place(b));
}

/** Where each card lies whose face the viewer sees. */
export const whereabouts = once((view: DanmakuView): ReadonlyMap<Handle, { spot: Spot; card: CardNumber }> => {
  const found = new Map<Handle, { spot: Spot; card: CardNumber }>();
  const lay = (spot: Spot, faces: readonly (Face | null)[]): void => {
    for (const face of faces) if (face) found.set(face.id, { spot, card: face.card });
  };
  for (const player of view.players) {
    lay(`${player.seat}.hand`, player.hand ?? []);
    lay(`${player.seat}.items`, player.items ?? []);
  }
  lay("discard", view.discard);
  for (const kind of view.incident?.collected ?? []) lay("incident", kind.cards ?? []);
  lay("revealed", view.revealed ?? []);
  lay("offered", view.offered ?? []);
  return found;
});

export function entry(view: DanmakuView, thing: Handle): Played | undefined {
  return view.stack?.find((played) => played.id === thing);
}

/** The printed card a thing shows, if it shows one. */
export function cardOf(view: DanmakuView, thing: Handle, shown: readonly Face[] = []): CardNumber | null {
  const seat = seatNamed(thing);
  if (seat !== null) return playerAt(view, seat)?.character || null;
  return entry(view, thing)?.card ?? whereabouts(view).get(thing)?.card ?? shown.find((face) => face.id === thing)?.card ?? null;
}

export function seatOf(view: DanmakuView, thing: Handle): number | null {
  const seat = seatNamed(thing) ?? entry(view, thing)?.payer ?? null;
  if (seat !== null) return seat;
  const owner = /^(\d+)\./.exec(whereabouts(view).get(thing)?.spot ?? "")?.[1];
  return owner === undefined ? null : Number(owner);
}

/** Things in the order in which the eye walks the table: the stack from its top, the others clockwise, then one's own. */
export function walk(view: DanmakuView, near: number): Handle[] {
  const of = (player: Player): Handle[] => [seatThing(player.seat), characterThing(player.seat), ...(player.items ?? []).map((face) => face.id)];
  const me = playerAt(view, near);
  return [
    ...(view.stack ?? []).map((played) => played.id).reverse(),
    ...clockwise(view, near).flatMap(of),
    ...(me ? [...of(me), ...(me.hand ?? []).flatMap((face) => (face ? [face.id] : []))] : []),
    ...(view.offered ?? []).map((face) => face.id),
  ];
}

/** Does a thing lie where it can be picked at once: a seat, an Item, the stack, the viewer's hand, an offered character? */
export function onBoard(view: DanmakuView, seat: number | null, thing: Handle): boolean {
  if (seatNamed(thing) !== null || entry(view, thing)) return true;
  if (view.offered?.some((face) => face.id === thing)) return true;
  return view.players.some((player) => player.items?.some((face) => face.id === thing) || (player.seat === seat && player.hand?.some((face) => face?.id === thing)));
}
