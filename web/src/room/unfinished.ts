/** Games of this browser that still go on. */

import { get, Trouble } from "../wire/api";
import type { RoomInfo } from "../wire/types";
import { forget, seats } from "./seats.svelte";

export interface Open {
  room: RoomInfo;
  against: string;
}

const MOST = 3;

/** The newest few. A seat whose room is gone or over is not asked for again. */
export async function unfinished(): Promise<Open[]> {
  const found: Open[] = [];
  for (const [code, held] of seats()) {
    if (found.length === MOST) break;
    const room = await look(code);
    if (room === "gone" || (typeof room === "object" && room.status === "over")) forget(code);
    else if (typeof room === "object") found.push({ room, against: opponents(room, held.seat) });
    else break;
  }
  return found;
}

async function look(code: string): Promise<RoomInfo | "gone" | "unknown"> {
  try {
    return await get<RoomInfo>(`/rooms/${code}`);
  } catch (error) {
    return error instanceof Trouble && error.status === 404 ? "gone" : "unknown";
  }
}

function opponents(room: RoomInfo, seat: number): string {
  return room.seats
    .filter((other) => other.seat !== seat && other.name)
    .map((other) => other.name)
    .join(", ");
}
