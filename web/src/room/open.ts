/** Opening rooms and taking seats in them. */

import { asMe } from "../me/identity.svelte";
import { playerName } from "../settings/names";
import { post } from "../wire/api";
import type { DeckChoice, FromScenario, GameInfo, GameName, LessonInfo, NewRoom, PuzzleInfo, RoomOptions, Seated, SeatPlan } from "../wire/types";
import { botAtLevel } from "./level.svelte";
import { changed, type TablePlan } from "./plan";
import { keep } from "./seats.svelte";

/** Open a room, keep the seat's key, and give the address of its table. */
export async function openRoom(room: Omit<NewRoom, "name">): Promise<string> {
  const name = playerName();
  const seated = await asMe((token) => post<Seated>("/rooms", { ...room, name }, token));
  keep(seated, room.game, name);
  return `/table/${seated.code}`;
}

/** Everybody else is a bot, with a deck of my choice or the game's usual one. */
export function againstBots(game: GameInfo, deck: DeckChoice, plan: TablePlan, theirs?: DeckChoice): Promise<string> {
  const options: RoomOptions = { undo: "free", spectators: false, rulings: changed(game, { roles: plan.roles }) };
  return openRoom({ game: game.id, seats: [{ kind: "me", deck }, ...bots(game.id, plan.seats - 1, theirs)], options });
}

/** Some seats wait for friends, bots take the others. */
export function withFriends(game: GameInfo, deck: DeckChoice, seats: number, friends: number, options: RoomOptions): Promise<string> {
  const open = Array.from({ length: friends }, (): SeatPlan => ({ kind: "open" }));
  return openRoom({ game: game.id, seats: [{ kind: "me", deck }, ...open, ...bots(game.id, seats - 1 - friends)], options });
}

/** A scenario of the rules, to be tried from its first seat against bots. */
export function practice(game: GameName, start: FromScenario, count = 2): Promise<string> {
  const seats = Array.from({ length: count }, (_, n): SeatPlan => ({ kind: n === 0 ? "me" : "bot" }));
  return openRoom({ game, seats, start, options: { undo: "free", spectators: false } });
}

/** A coached game at the first seat; the lesson says who plays the others. */
export function takeLesson(game: GameName, lesson: LessonInfo): Promise<string> {
  const seats = Array.from({ length: lesson.seats }, (_, n): SeatPlan => (n === 0 ? { kind: "me" } : { kind: "bot", ...(lesson.bot ? { bot: lesson.bot } : {}) }));
  return openRoom({ game, seats, start: { type: "scenario", scenario: lesson.id }, options: { undo: "free", spectators: false } });
}

/** A puzzle, from its first seat against a bot. */
export function takePuzzle(game: GameName, puzzle: PuzzleInfo): Promise<string> {
  return practice(game, { type: "scenario", scenario: puzzle.id }, puzzle.seats);
}

export async function joinRoom(code: string, game: GameName, name: string, deck: DeckChoice): Promise<void> {
  const seated = await asMe((token) => post<Seated>(`/rooms/${code}/seats`, { name, deck }, token));
  keep(seated, game, name);
}

/** They play as well as was chosen last. */
function bots(game: GameName, count: number, deck?: DeckChoice): SeatPlan[] {
  return Array.from({ length: count }, () => ({ kind: "bot", ...botAtLevel(game), ...(deck ? { deck } : {}) }));
}
