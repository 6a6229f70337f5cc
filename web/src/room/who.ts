/** Who sits at a table: what they are called, who is not there, and for whom bots play. */

import type { Absence } from "../table/table";
import type { RoomInfo } from "../wire/types";
import { pair } from "../words/words";

export function nameOf(room: RoomInfo | null, seat: number): string {
  const found = room?.seats.find((other) => other.seat === seat);
  if (found?.name) return found.name;
  return found?.kind === "bot" ? pair(["Bot", "ボット"]) : pair(["Player {n}", "プレイヤー{n}"]).replace("{n}", String(seat + 1));
}

/** Who is gone for now, or has a bot play for them, by seat. */
export function absences(room: RoomInfo | null): readonly Absence[] {
  return room?.seats.map((seat) => (seat.substitute ? "bot" : seat.kind === "human" && !seat.present && !seat.out ? "away" : "")) ?? [];
}

/** Do bots take over for players who leave? */
export function botsTakeOver(room: RoomInfo | null): boolean {
  return room?.options.takeover ?? (room?.seats.length ?? 0) > 2;
}

/** Has the player at `mine` nothing left to do but to see how bots end the game? */
export function leftToBots(room: RoomInfo | null, mine: number | null): boolean {
  if (room?.status !== "playing" || !room.seats.find((seat) => seat.seat === mine)?.out) return false;
  return room.seats.every((seat) => seat.kind !== "human" || seat.out || seat.substitute);
}
