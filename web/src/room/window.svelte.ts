/** The time to answer, between two messages of the server, which alone decides when it is over. */

import type { WindowNow } from "../table/table";
import type { Question } from "../wire/types";

export class AnswerWindow {
  #asked: number | null = null;
  #length = $state(0);
  #floor = 0;
  #elapsed = $state(0);
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Called as soon as a message is here, before it is shown: the time runs from then. */
  heard(question: Question | null | undefined): void {
    if (!question?.window) return this.stop();
    if (question.asked === this.#asked) return;
    this.#asked = question.asked;
    this.#length = question.window;
    this.#floor = question.floor ?? 0;
    this.#since = performance.now();
    this.#elapsed = 0;
    this.#timer ??= setInterval(() => (this.#elapsed = (performance.now() - this.#since) / 1000), 250);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#asked = null;
    this.#length = 0;
  }

  get now(): WindowNow | null {
    if (!this.#length) return null;
    return { length: this.#length, left: Math.max(0, this.#length - this.#elapsed), floor: Math.max(0, this.#floor - this.#elapsed) };
  }
}
