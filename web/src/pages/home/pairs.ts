/** Two decks that meet: the bot's is chosen too where a game comes with several. */

import type { GameInfo } from "../../wire/types";

/** Two seats, and more decks than they need. */
export function hasPairs(game: GameInfo): boolean {
  return game.decks.length > 2 && Math.max(...game.seats) === 2;
}

/** The first two decks of a game are its usual ones, made to meet each other. */
export function recommended(game: GameInfo): readonly [mine: string, theirs: string] {
  return [`builtin:${game.decks[0]?.id ?? ""}`, `builtin:${game.decks[1]?.id ?? ""}`];
}

/** What the bot may be given, the usual one of the second seat first. */
export function theirDecks(values: readonly string[]): readonly string[] {
  return [...values.slice(1, 2), ...values.slice(0, 1), ...values.slice(2)];
}
