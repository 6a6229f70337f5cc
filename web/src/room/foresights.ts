/** What options would do, asked of the server: one request at a time, and of those that wait only the newest. */

import type { Foreseen } from "../wire/types";

/** How long a request may stay unanswered: the first one of a server has to wait for its worker. */
const WITHIN = 60_000;

export interface Wanted {
  asked: number;
  options: readonly number[];
  things: readonly string[];
}

interface Asking {
  wanted: Wanted;
  answer: (foreseen: Foreseen | null) => void;
}

export class Foresights {
  #open: Asking | null = null;
  #next: Asking | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  #send: (wanted: Wanted) => boolean;

  constructor(send: (wanted: Wanted) => boolean) {
    this.#send = send;
  }

  /** Null: there is no answer, or something else was asked meanwhile. */
  ask(wanted: Wanted): Promise<Foreseen | null> {
    return new Promise((resolve) => {
      this.#next?.answer(null);
      this.#next = { wanted, answer: resolve };
      if (!this.#open) this.#go();
    });
  }

  answer(foreseen: Foreseen | null): void {
    clearTimeout(this.#late);
    const open = this.#open;
    this.#open = null;
    open?.answer(foreseen?.asked === open.wanted.asked ? foreseen : null);
    this.#go();
  }

  /** The line broke, or the room is left: nothing that was asked is answered any more. */
  giveUp(): void {
    this.#next?.answer(null);
    this.#next = null;
    this.answer(null);
  }

  #go(): void {
    const next = this.#next;
    if (!next) return;
    this.#next = null;
    if (!this.#send(next.wanted)) {
      next.answer(null);
      return;
    }
    this.#open = next;
    this.#late = setTimeout(() => this.answer(null), WITHIN);
  }
}
