/** The last matrix of a game, asked for anew on every visit. */

import { get, ApiError } from "../../wire/api";
import type { Fault, GameName, LabMatrix } from "../../wire/types";
import { Grid } from "./grid";

export class Lab {
  #grid = $state.raw<Grid | null>(null);
  #fault = $state.raw<Fault | null>(null);

  constructor(readonly game: GameName) {
    void this.load();
  }

  get grid(): Grid | null {
    return this.#grid;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  async load(): Promise<void> {
    try {
      this.#grid = new Grid(await get<LabMatrix>(`/games/${this.game}/lab`));
      this.#fault = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
    }
  }
}
