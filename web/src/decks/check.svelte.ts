/** The server's word on a deck while it is being changed: asked after a short rest, the last question wins. */

import { post, ApiError } from "../wire/api";
import type { Deck, DeckReport, Fault, GameName } from "../wire/types";

const REST = 200;

export class Check {
  report = $state.raw<DeckReport | null>(null);
  fault = $state.raw<Fault | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: GameName) {}

  /** `region`: whose list of restricted cards counts. */
  ask(deck: Deck, region = ""): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(deck, region), this.report ? REST : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #send(deck: Deck, region: string): Promise<void> {
    const mine = ++this.#asked;
    try {
      const report = await post<DeckReport>(`/games/${this.game}/decks/check${region ? `?restricted=${region}` : ""}`, deck);
      if (mine === this.#asked) [this.report, this.fault] = [report, null];
    } catch (error) {
      if (mine === this.#asked && error instanceof ApiError) this.fault = error.fault;
    }
  }
}
