/** Where everything lies on a hololive OCG table, as one viewer sees it. */

import { once } from "../../../table/once";
import type { CardNumber, Face, Handle, HocgView, Holomem, Side } from "../../../wire/types";

export const PILES = ["deck", "cheer_deck", "power", "life"] as const;
export type PileName = (typeof PILES)[number];
/** "0.deck", "1.hand", "m7", "resolution": somewhere a card can lie. */
export type Spot = string;

export function spot(seat: number, name: PileName | "hand" | "archive" | "oshi"): Spot {
  return `${seat}.${name}`;
}

/** Where each card lies whose face the viewer sees. */
export const whereabouts = once((view: HocgView): ReadonlyMap<Handle, { spot: Spot; card: CardNumber }> => {
  const found = new Map<Handle, { spot: Spot; card: CardNumber }>();
  const lay = (where: Spot, faces: readonly (Face | null)[]): void => {
    for (const face of faces) if (face) found.set(face.id, { spot: where, card: face.card });
  };
  for (const side of view.sides) {
    lay(spot(side.seat, "oshi"), [side.oshi]);
    lay(spot(side.seat, "hand"), side.hand);
    lay(spot(side.seat, "archive"), side.archive);
    for (const mem of side.stage) {
      lay(mem.id, mem.stack);
      lay(mem.id, mem.cheers ?? []);
      lay(mem.id, mem.supports ?? []);
    }
  }
  lay("resolution", view.resolution ?? []);
  return found;
});

export function sideOf(view: HocgView, seat: number): Side | undefined {
  return view.sides.find((side) => side.seat === seat);
}

export function holomem(view: HocgView, id: Handle): Holomem | undefined {
  for (const side of view.sides) for (const mem of side.stage) if (mem.id === id) return mem;
  return undefined;
}

/** Whose holomem or visible card a thing is. */
export function seatOf(view: HocgView, thing: Handle): number | null {
  for (const side of view.sides) {
    if (side.oshi.id === thing) return side.seat;
    if (side.stage.some((mem) => mem.id === thing || carries(mem, thing))) return side.seat;
    if (side.hand.some((face) => face?.id === thing) || side.archive.some((face) => face.id === thing)) return side.seat;
  }
  return null;
}

export function top(mem: Holomem): Face | null {
  return mem.stack.at(-1) ?? null;
}

/** The printed card a thing shows, if it shows one. */
export function cardOf(view: HocgView, thing: Handle, shown: readonly Face[] = []): CardNumber | null {
  const mem = holomem(view, thing);
  if (mem) return top(mem)?.card ?? null;
  return whereabouts(view).get(thing)?.card ?? shown.find((face) => face.id === thing)?.card ?? null;
}

/** The holomem a cheer, a support or a card below it belongs to. */
export function carrier(view: HocgView, thing: Handle): Holomem | undefined {
  for (const side of view.sides) for (const mem of side.stage) if (carries(mem, thing)) return mem;
  return undefined;
}

function carries(mem: Holomem, thing: Handle): boolean {
  return [...mem.stack, ...(mem.cheers ?? []), ...(mem.supports ?? [])].some((face) => face?.id === thing);
}

export interface Stage {
  center: Holomem | null;
  collab: Holomem | null;
  back: Holomem[];
}

export function stageOf(side: Side): Stage {
  return {
    center: side.stage.find((mem) => mem.position === "center") ?? null,
    collab: side.stage.find((mem) => mem.position === "collab") ?? null,
    back: side.stage.filter((mem) => mem.position === "back"),
  };
}

/** Things in the order in which the eye walks the table: what is numbered is numbered in this order. */
export function walk(view: HocgView, near: number): Handle[] {
  const sides = [...view.sides].sort((a, b) => Number(b.seat === near) - Number(a.seat === near));
  return sides.flatMap((side) => {
    const { center, collab, back } = stageOf(side);
    const front = [center, collab].flatMap((mem) => (mem ? [mem.id] : []));
    const hand = side.hand.flatMap((face) => (face ? [face.id] : []));
    return [side.oshi.id, ...front, ...back.map((mem) => mem.id), ...hand];
  });
}

/** Does a thing lie open on the table or in the viewer's hand, large enough to be picked right there? */
export function inReach(view: HocgView, seat: number | null, thing: Handle): boolean {
  if (holomem(view, thing)) return true;
  return view.sides.some((side) => side.oshi.id === thing || (side.seat === seat && side.hand.some((face) => face?.id === thing)));
}
