/** What was asked of the strongest bot, or of a puzzle: one request at a time. */

import type { Hinted } from "../wire/types";

/** How long a request may stay unanswered: the first one of a server has to wait for its worker. */
const WITHIN = 60_000;

export class Hints {
  /** The last answer. */
  last = $state.raw<Hinted | null>(null);
  waiting = $state(false);
  #late: ReturnType<typeof setTimeout> | undefined;
  #again = false;
  #send: () => boolean;

  constructor(send: () => boolean) {
    this.#send = send;
  }

  /** While an answer is awaited, ask again after it: the table has changed. */
  ask(): void {
    if (this.waiting) {
      this.#again = true;
      return;
    }
    if (!this.#send()) return;
    this.waiting = true;
    this.#late = setTimeout(() => this.giveUp(), WITHIN);
  }

  answer(hinted: Hinted): void {
    clearTimeout(this.#late);
    this.waiting = false;
    this.last = hinted;
    if (!this.#again) return;
    this.#again = false;
    this.ask();
  }

  /** The line broke, or the room is left. */
  giveUp(): void {
    clearTimeout(this.#late);
    this.waiting = false;
    this.#again = false;
  }

  clear(): void {
    this.last = null;
  }
}
