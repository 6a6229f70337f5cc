/** Whom this player doesn't want to see: their names, stamps and messages at tables. Kept in this browser only. */

import type { RoomCode, RoomInfo, SeatInfo } from "../wire/types";
import type { Muting } from "./talk.svelte";

export interface Muted {
  key: string;
  name: string;
}

const KEY = "kaimaku.muted";
const MOST = 200;

let list = $state.raw(stored());
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) list = stored();
});

export function muted(): readonly Muted[] {
  return list;
}

/** A player with a name of their own is muted everywhere; any other by the name they have at this table. */
function keyOf(code: RoomCode, seat: SeatInfo): string {
  return seat.person ? `person ${seat.person}` : `${code} ${seat.name ?? ""}`;
}

export function isMuted(code: RoomCode, seat: SeatInfo | undefined): boolean {
  return seat?.kind === "human" && list.some((each) => each.key === keyOf(code, seat));
}

export function mute(code: RoomCode, seat: SeatInfo, on: boolean): void {
  const key = keyOf(code, seat);
  const others = list.filter((each) => each.key !== key);
  write(on ? [{ key, name: seat.name ?? "" }, ...others].slice(0, MOST) : others);
}

/** The same by seat, at one table. One's own seat is never muted. */
export function mutingAt(room: { code: RoomCode; info: RoomInfo | null; seat: number | null }): Muting {
  const at = (seat: number): SeatInfo | undefined => room.info?.seats.find((other) => other.seat === seat);
  return {
    is: (seat) => seat !== room.seat && isMuted(room.code, at(seat)),
    set: (seat, on) => {
      const found = at(seat);
      if (found) mute(room.code, found, on);
    },
  };
}

export function unmute(key: string): void {
  write(list.filter((each) => each.key !== key));
}

function write(next: readonly Muted[]): void {
  list = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // a full or forbidden storage: until the page is closed
  }
}

function stored(): readonly Muted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isMutedEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isMutedEntry(thing: unknown): thing is Muted {
  const { key, name } = (thing ?? {}) as Partial<Muted>;
  return typeof key === "string" && typeof name === "string";
}
