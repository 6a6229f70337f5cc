/** Which games are played with decks of one's own, and what such a deck is made of. */

import { gameNamed, gamesWith } from "../games";
import type { DeckKind } from "../games/client_game";
import type { GameName } from "../wire/types";

export const deckGames = (): readonly GameName[] => gamesWith("decks");

export function deckGame(name: string | null | undefined): GameName | undefined {
  return deckGames().find((game) => game === name);
}

/** For a game that has decks; whoever asks has made sure of it. */
export function deckKind(game: GameName): DeckKind {
  const kind = gameNamed(game).decks;
  if (!kind) throw new TypeError(`nobody brings a deck to ${game}`);
  return kind;
}
