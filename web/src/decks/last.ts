/** Of which game decks were looked at last. */

import { type DeckGame, hasDecks } from "./shapes";

const KEY = "kaimaku.deckGame";

export function lastDeckGame(): DeckGame {
  try {
    const last = localStorage.getItem(KEY) ?? "";
    return hasDecks(last) ? last : "hocg";
  } catch {
    return "hocg";
  }
}

export function keepDeckGame(game: DeckGame): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // without storage the first game is shown next time
  }
}
