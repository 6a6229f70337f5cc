/** Playing a game of the list once more, against bots where it was against bots. */

import { ownDecks } from "../decks/decks.svelte";
import { levelNamed } from "../room/level.svelte";
import { openRoom } from "../room/open";
import { changed, lastPlan, withSeats } from "../room/plan";
import type { DeckChoice, GameInfo, SeatPlan } from "../wire/types";
import { say } from "../words/words";
import type { GameRecord } from "./record";

/** A deck by its name: a built-in one, or one's own; null: it is not here. */
export function deckNamed(game: GameInfo, name: string | undefined): DeckChoice | null {
  if (!name) return {};
  const builtin = game.decks.find((deck) => deck.name.en === name || deck.name.ja === name || deck.id === name);
  if (builtin) return { builtin: builtin.id };
  const own = ownDecks(game.id).find((deck) => deck.deck.name === name);
  return own ? { list: own.deck } : null;
}

/** What a deck is called in the language of the page; one's own as it was called then. */
export function deckTitle(game: GameInfo | undefined, name: string | undefined): string {
  const builtin = game?.decks.find((deck) => deck.name.en === name || deck.name.ja === name);
  return builtin ? say(builtin.name) : (name ?? "");
}

/** Everybody else was a bot, so that a new table is as good as the old one. */
export function onlyBots(record: GameRecord): boolean {
  return record.against.length > 0 && record.against.every((other) => other.bot);
}

/** A new table like that one. A bot whose deck is gone takes the usual one. */
export function playAgain(game: GameInfo, record: GameRecord, deck: DeckChoice): Promise<string> {
  const bots = record.against.map((other): SeatPlan => {
    const level = levelNamed(other.level);
    return { kind: "bot", ...(level ? { bot: level } : {}), deck: deckNamed(game, other.deck) ?? {} };
  });
  const { roles } = withSeats(lastPlan(game), record.seats);
  const rulings = changed(game, { roles });
  return openRoom({ game: game.id, seats: [{ kind: "me", deck }, ...bots], options: { undo: "free", spectators: false, rulings } });
}
