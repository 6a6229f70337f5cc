/** Updates are shown one after the other, at a pace that can be followed; a player's own results at once. */

import type { Pace } from "../settings/settings.svelte";
import type { Update } from "../wire/types";

/** Milliseconds between two updates of others. */
export const PAUSES: Record<Pace, number> = { slow: 1800, normal: 600, fast: 200, instant: 0 };
/** More than this waiting: the rest runs at triple speed. */
export const LONG = 3;

export interface Pacing {
  show: (update: Update) => void;
  pace: () => Pace;
  /** Nothing shall be waited for (reduced motion, a page nobody looks at). */
  still: () => boolean;
}

export class UpdateQueue {
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  #pacing: Pacing;

  constructor(pacing: Pacing) {
    this.#pacing = pacing;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** `own`: what this player just did, or an undo: shown now, after everything that came before it. */
  add(update: Update, own: boolean): void {
    this.#waiting.push(update);
    if (own || update.back || this.#pacing.still()) this.flush();
    else this.#plan();
  }

  /** Show all that waits. */
  flush(): void {
    while (this.#waiting.length) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #plan(): void {
    if (this.#timer !== undefined || !this.#waiting.length) return;
    const usual = PAUSES[this.#pacing.pace()];
    const pause = this.#waiting.length > LONG ? usual / 3 : usual;
    const due = Math.max(0, this.#shownAt + pause - performance.now());
    if (due === 0) return this.#next();
    this.#timer = setTimeout(() => this.#next(), due);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    this.#shownAt = performance.now();
    this.#pacing.show(update);
    this.#plan();
  }
}
