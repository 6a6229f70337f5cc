/** Updates are shown one after the other, at a pace that can be followed; a player's own results at once. */

import type { Pace } from "../settings/settings.svelte";
import type { Update } from "../wire/types";

/** Milliseconds between two updates of others. */
export const PAUSES: Record<Pace, number> = { slow: 1800, normal: 600, fast: 200, instant: 0 };
/** More than this waiting: the more there are, the faster they run. */
export const LONG = 3;
/** Whoever wants it slow sees nothing at more than triple speed. */
const SLOWEST = 3;

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
    const due = Math.max(0, this.#shownAt + this.#pause() - performance.now());
    if (due === 0) return this.#next();
    this.#timer = setTimeout(() => this.#next(), due);
  }

  /** What brings nothing to read is not waited for. */
  #pause(): number {
    const next = this.#waiting[0];
    if (!next?.question && !next?.lines?.some((line) => line.words)) return 0;
    const pace = this.#pacing.pace();
    const speed = this.#waiting.length > LONG ? this.#waiting.length : 1;
    return PAUSES[pace] / (pace === "slow" ? Math.min(speed, SLOWEST) : speed);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    if (update.lines?.length) this.#shownAt = performance.now();
    this.#pacing.show(update);
    this.#plan();
  }
}
