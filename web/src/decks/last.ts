/** Of which game decks were looked at last. */

import type { GameName } from "../wire/types";
import { deckGame, deckGames } from "./kinds";

const KEY = "kaimaku.deckGame";

export function lastDeckGame(): GameName {
  return deckGame(stored()) ?? (deckGames()[0] as GameName);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepDeckGame(game: GameName): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // without storage the first game is shown next time
  }
}
