/** The built-in decks of a game with all that is told about them: loaded once, when a page first shows them. */

import { ApiError, get } from "../wire/api";
import type { BuiltinDeck, DeckTitle, Fault, GameName } from "../wire/types";

/** A deck whose title is there at once, and the rest a moment later. */
export type ListedDeck = DeckTitle & Partial<BuiltinDeck>;

export class BuiltinDecks {
  #decks = $state.raw<readonly BuiltinDeck[]>([]);
  #ready = $state(false);
  #fault = $state.raw<Fault | null>(null);

  constructor(readonly game: GameName) {
    void this.load();
  }

  get ready(): boolean {
    return this.#ready;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  get(id: string): BuiltinDeck | undefined {
    return this.#decks.find((deck) => deck.id === id);
  }

  /** As much as is known of these. */
  of(titles: readonly DeckTitle[]): readonly ListedDeck[] {
    return titles.map((title) => this.get(title.id) ?? title);
  }

  async load(): Promise<void> {
    try {
      const found = await get<BuiltinDeck[] | null>(`/games/${this.game}/decks`);
      this.#decks = Array.isArray(found) ? found : [];
      this.#fault = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
      games[this.game] = undefined;
    }
    this.#ready = true;
  }
}

const games: Record<GameName, BuiltinDecks | undefined> = {};

export function useBuiltinDecks(game: GameName): BuiltinDecks {
  return (games[game] ??= new BuiltinDecks(game));
}
