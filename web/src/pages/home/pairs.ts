/** Two decks that meet: the bot's is chosen too where a game comes with several. */

import type { GameInfo } from "../../wire/types";

/** Two seats, and more decks than they need. */
export function hasPairs(game: GameInfo): boolean {
  return game.decks.length > 2 && Math.max(...game.seats) === 2;
}

/** The two decks for a first game; the first ones where the server recommends none. */
export function recommended(game: GameInfo): readonly [mine: string, theirs: string] {
  const [mine, theirs] = game.first?.decks ?? [game.decks[0]?.id ?? "", game.decks[1]?.id ?? ""];
  return [`builtin:${mine}`, `builtin:${theirs}`];
}

/** The decks with one of them first: what is played unless something else is chosen. */
export function startingWith(first: string, values: readonly string[]): readonly string[] {
  return values.includes(first) ? [first, ...values.filter((value) => value !== first)] : values;
}
