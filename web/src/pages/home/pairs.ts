/** Two decks that meet: the bot's is chosen too where a game comes with several. */

import { ownDecks } from "../../decks/decks.svelte";
import { deckChoice, lastDeck } from "../../room/deck_choice";
import { againstBots } from "../../room/open";
import { lastPlan } from "../../room/plan";
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

/** Every deck that can be played, as the value of a select. */
export function playableDecks(game: GameInfo): readonly string[] {
  return [...game.decks.map((deck) => `builtin:${deck.id}`), ...ownDecks(game.id).map((deck) => `own:${deck.id}`)];
}

/** My deck and the bot's: those played last, at first the recommended ones. */
export function usualDecks(game: GameInfo): readonly [mine: string, theirs: string] {
  const values = playableDecks(game);
  const [mine, theirs] = recommended(game);
  return [lastDeck(game.id, startingWith(mine, values)), lastDeck(`${game.id}.bot`, startingWith(theirs, values))];
}

/** A table against bots as the start page would lay it. */
export function usualTable(game: GameInfo): Promise<string> {
  const [mine, theirs] = usualDecks(game);
  return againstBots(game, deckChoice(mine), lastPlan(game), hasPairs(game) ? deckChoice(theirs) : undefined);
}
