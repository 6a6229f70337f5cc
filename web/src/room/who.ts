/** Who sits at a table: what they are called, who is not there, and for whom bots play. */

import { hash } from "../card/crest";
import { settings } from "../settings/settings.svelte";
import type { Absence } from "../table/table";
import type { RoomInfo, SeatInfo } from "../wire/types";
import { pair } from "../words/words";

/** What a bot is called depends on the language, what a person is called does not. */
export function called(name: string, ja: string | undefined): string {
  return (settings.lang === "ja" && ja) || name;
}

export function seatName({ name = "", name_ja: ja }: SeatInfo): string {
  return called(name, ja);
}

/** The English names of the bots by seat, of which their faces are made; empty for people. */
export function bots(room: RoomInfo | null): readonly string[] {
  return room?.seats.map((seat) => (seat.kind === "bot" ? (seat.name ?? "") : "")) ?? [];
}

/** Dark enough for white on it, and none that has a meaning at a table. */
const FACES = ["#1d5c63", "#3b4a87", "#66437f", "#7a3b5e", "#5a5a2b", "#4a5560", "#2f5d40", "#6a4632"];

export function faceColor(name: string): string {
  return FACES[hash(`face ${name}`) % FACES.length] ?? "";
}

/** `unnamed`: of whom this player wants to see no name. */
export function nameOf(room: RoomInfo | null, seat: number, unnamed = false): string {
  const found = room?.seats.find((other) => other.seat === seat);
  if (found?.name && !unnamed) return seatName(found);
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
