/** Asking something of the server, one thing at a time, and what it has against it. */

import { ApiError } from "./api";
import type { Fault } from "./types";

export class Attempt {
  #busy = $state(false);
  #fault = $state.raw<Fault | null>(null);

  get busy(): boolean {
    return this.#busy;
  }

  /** Why the last one failed; null: it didn't, or another one is under way. */
  get fault(): Fault | null {
    return this.#fault;
  }

  /** What the last one failed of isn't shown any more. */
  forget(): void {
    this.#fault = null;
  }

  /** False: the server refused, or something is under way already. */
  async make(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.#fault = null;
    try {
      await doing();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
