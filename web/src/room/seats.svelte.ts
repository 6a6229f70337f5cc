/** The seats this browser holds: the key of each, and how far its journal was read. Kept in this browser only. */

import type { GameName, RoomCode, Seat, Seated } from "../wire/types";

export interface HeldSeat {
  token: string;
  seat: Seat;
  game: GameName;
  /** The player's name at that table. */
  name: string;
  /** When the seat was taken, in milliseconds. */
  when: number;
  /** The last journal line that was shown here. */
  seen?: number;
}

export const KEY = "kaimaku.seats";
const MOST = 50;

function read(): Record<RoomCode, HeldSeat> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof data !== "object" || data === null) return {};
    return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, HeldSeat] => isHeld(entry[1])));
  } catch {
    return {};
  }
}

function isHeld(value: unknown): value is HeldSeat {
  return typeof value === "object" && value !== null && typeof (value as HeldSeat).token === "string" && typeof (value as HeldSeat).seat === "number";
}

let held = $state.raw(read());

/** Another page of the same browser may have taken or left a seat. */
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) held = read();
});

function write(next: Record<RoomCode, HeldSeat>): void {
  const newest = Object.entries(next).sort((a, b) => b[1].when - a[1].when);
  held = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // a full or forbidden storage: the seat is kept until the page is closed
  }
}

export function seatAt(code: RoomCode): HeldSeat | undefined {
  return held[code];
}

export function seats(): [RoomCode, HeldSeat][] {
  return Object.entries(held).sort((a, b) => b[1].when - a[1].when);
}

export function keep(seated: Seated, game: GameName, name: string): void {
  write({ ...read(), ...held, [seated.code]: { token: seated.token, seat: seated.seat, game, name, when: Date.now() } });
}

export function forget(code: RoomCode): void {
  write(Object.fromEntries(Object.entries(held).filter(([other]) => other !== code)));
}

/** The seat behind the same key is another one now: the places were drawn anew. */
export function moved(code: RoomCode, seat: Seat | null): void {
  const mine = held[code];
  if (mine && seat !== null && mine.seat !== seat) write({ ...held, [code]: { ...mine, seat } });
}

/** Remember how far the journal was read, so that a reload can tell what was missed. */
export function readTo(code: RoomCode, seen: number): void {
  const seat = held[code];
  if (seat && seat.seen !== seen) write({ ...held, [code]: { ...seat, seen } });
}
