/** Games of this browser that still go on. */

import { get, ApiError } from "../wire/api";
import type { RoomInfo } from "../wire/types";
import { forget, seats } from "./seats.svelte";
import { together } from "./together";

export interface Open {
  room: RoomInfo;
  against: string;
}

const MOST = 3;
/** Older tables are not asked about. */
const RECENT = 8;

/** The newest few. A seat whose room is gone is forgotten; one whose game is over is kept, for a rematch. */
export async function unfinished(): Promise<Open[]> {
  const recent = seats().slice(0, RECENT);
  const rooms = await Promise.all(recent.map(async ([code, held]) => ({ held, room: await look(code) })));
  return rooms
    .flatMap(({ held, room }) => (room && room.status !== "over" ? [{ room, against: opponents(room, held.seat) }] : []))
    .slice(0, MOST);
}

async function look(code: string): Promise<RoomInfo | null> {
  try {
    return await get<RoomInfo>(`/rooms/${code}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(code);
    return null;
  }
}

function opponents(room: RoomInfo, seat: number): string {
  return together(room.seats.flatMap((other) => (other.seat !== seat && other.name ? [other.name] : [])));
}
