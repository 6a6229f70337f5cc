/** How well the cards of a game are tested, and the packs of this server: asked for on every visit. */

import { get, ApiError } from "../../wire/api";
import type { CardStatusReport, Fault, GameName, PackInfo, PackList } from "../../wire/types";

export class Status {
  #report = $state.raw<CardStatusReport | null>(null);
  #packs = $state.raw<readonly PackInfo[]>([]);
  #fault = $state.raw<Fault | null>(null);

  constructor(readonly game: GameName) {
    void this.load();
  }

  get report(): CardStatusReport | null {
    return this.#report;
  }

  get packs(): readonly PackInfo[] {
    return this.#packs;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  async load(): Promise<void> {
    try {
      this.#report = await get<CardStatusReport>(`/games/${this.game}/status`);
      this.#fault = null;
      this.#packs = (await get<PackList>(`/games/${this.game}/packs`)).packs;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
    }
  }
}
