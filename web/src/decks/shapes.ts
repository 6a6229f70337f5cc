/** Which games are played with decks of one's own, and what such a deck is made of. */

import type { GameName } from "../wire/types";

export type PileName = "oshi" | "main" | "cheer";

export interface Shape {
  piles: readonly PileName[];
  /** How many cards the piles that are counted have to hold; the check alone says what is legal. */
  sizes: Readonly<Partial<Record<PileName, number>>>;
}

export type DeckGame = Exclude<GameName, "danmaku">;

const SHAPES: Record<DeckGame, Shape> = {
  hocg: { piles: ["oshi", "main", "cheer"], sizes: { main: 50, cheer: 20 } },
  vcard: { piles: ["main"], sizes: { main: 50 } },
};

/** The games with decks, in the order in which they are offered. */
export const DECK_GAMES = Object.keys(SHAPES) as readonly DeckGame[];

export function hasDecks(game: string): game is DeckGame {
  return Object.hasOwn(SHAPES, game);
}

export function shape(game: DeckGame): Shape {
  return SHAPES[game];
}
