/** Games of this browser that still go on. */

import { get, ApiError } from "../wire/api";
import type { OwnSeat, RoomInfo } from "../wire/types";
import { forget, seats, type HeldSeat } from "./seats.svelte";
import { together } from "./together";
import { seatName } from "./who";

export interface Open {
  room: RoomInfo;
  /** Does the game wait for this browser's player? */
  asked: boolean;
  against: string;
}

/** Older tables are not asked about. */
const RECENT = 8;

export interface Looked {
  held: HeldSeat;
  own: OwnSeat;
}

/** The tables of the newest seats, as they are now. A seat whose room is gone is forgotten. */
export async function look(among: (code: string) => boolean = () => true): Promise<Looked[]> {
  const recent = seats().slice(0, RECENT).filter(([code]) => among(code));
  const found = await Promise.all(recent.map(async ([code, held]) => ({ held, own: await ask(code, held) })));
  return found.flatMap(({ held, own }) => (own ? [{ held, own }] : []));
}

/** One that is over is no open game; its seat is kept, for a rematch. */
export function open({ own }: Looked): Open[] {
  const { room, seat, asked = false } = own;
  return room.status === "over" ? [] : [{ room, asked, against: opponents(room, seat) }];
}

async function ask(code: string, held: HeldSeat): Promise<OwnSeat | null> {
  try {
    return await get<OwnSeat>(`/rooms/${code}/seat`, held.token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) forget(code);
    return null;
  }
}

function opponents(room: RoomInfo, seat: number): string {
  return together(room.seats.flatMap((other) => (other.seat !== seat && other.name ? [seatName(other)] : [])));
}
