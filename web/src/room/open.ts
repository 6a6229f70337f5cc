/** Opening rooms and taking seats in them. */

import { playerName } from "../settings/names";
import { post } from "../wire/api";
import type { DeckChoice, FromReplay, FromScenario, GameInfo, GameName, NewRoom, RoomOptions, Seated, SeatPlan } from "../wire/types";
import { keep } from "./seats.svelte";

/** Open a room, keep the seat's key, and give the address of its table. */
export async function openRoom(room: Omit<NewRoom, "name">): Promise<string> {
  const name = playerName();
  const seated = await post<Seated>("/rooms", { ...room, name });
  keep(seated, room.game, name);
  return `/table/${seated.code}`;
}

export function againstBot(game: GameInfo, deck: DeckChoice): Promise<string> {
  return openRoom({ game: game.id, seats: [{ kind: "me", deck }, ...others(game, "bot")], options: { undo: "free", spectators: false } });
}

export function withFriend(game: GameInfo, deck: DeckChoice, options: RoomOptions): Promise<string> {
  return openRoom({ game: game.id, seats: [{ kind: "me", deck }, ...others(game, "open")], options });
}

/** A moment of a replay or a scenario of the rules, to be played on against a bot. */
export function practice(game: GameName, start: FromReplay | FromScenario, seat = 0): Promise<string> {
  const seats: SeatPlan[] = [{ kind: "bot" }, { kind: "bot" }];
  seats[seat] = { kind: "me" };
  return openRoom({ game, seats, start, options: { undo: "free", spectators: false } });
}

export async function joinRoom(code: string, game: GameName, name: string, deck: DeckChoice): Promise<void> {
  const seated = await post<Seated>(`/rooms/${code}/seats`, { name, deck });
  keep(seated, game, name);
}

function others(game: GameInfo, kind: "bot" | "open"): SeatPlan[] {
  const count = (game.seats[0] ?? 2) - 1;
  return Array.from({ length: count }, () => ({ kind }));
}
