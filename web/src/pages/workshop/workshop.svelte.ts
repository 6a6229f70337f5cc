/** The server's word on a card while it is being written: asked after a short rest, the last question wins. */

import { post, ApiError } from "../../wire/api";
import type { Fault, GameName, WorkshopReport } from "../../wire/types";

const REST = 500;

export class Reading {
  report = $state.raw<WorkshopReport | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Something was written that has not been answered yet. */
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: GameName) {}

  ask(sheet: string): void {
    clearTimeout(this.#timer);
    this.open = true;
    this.#timer = setTimeout(() => void this.#send(sheet), this.report ? REST : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #send(sheet: string): Promise<void> {
    const mine = ++this.#asked;
    try {
      const report = await post<WorkshopReport>(`/games/${this.game}/workshop`, { sheet });
      if (mine === this.#asked) [this.report, this.fault, this.open] = [report, null, false];
    } catch (error) {
      if (mine === this.#asked && error instanceof ApiError) [this.fault, this.open] = [error.fault, false];
    }
  }
}
