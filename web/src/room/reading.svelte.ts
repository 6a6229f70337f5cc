/** How far a player has read the journal of a room, on this visit or an earlier one, and what came while they were gone. */

import type { Line } from "../wire/types";
import { readTo, seatAt } from "./seats.svelte";

export class Reading {
  readonly code: string;
  /** What came while we were gone, until it is put away. */
  missed = $state.raw<readonly Line[]>([]);
  /** The line broke at least once since the last welcome. */
  broke = $state(false);
  #welcomed = false;
  /** Up to which line the journal had been shown when this line was opened; null once we are welcomed. */
  #seen: number | null = null;

  constructor(code: string) {
    this.code = code;
  }

  /** A line to the server is opened: up to where has the journal been read? `shown`: its last line on this page. */
  comeIn(shown: number): number {
    this.#seen = shown || (seatAt(this.code)?.seen ?? 0);
    return this.#seen;
  }

  /** The whole journal has come. */
  welcome(lines: readonly Line[]): void {
    const seen = this.#seen;
    const back = this.#welcomed && seen !== null;
    this.#seen = null;
    this.missed = seen ? lines.filter((line) => line.n > seen && line.words) : [];
    this.broke = back || this.missed.length > 0;
    this.#welcomed = true;
  }

  /** The page may not come back. */
  leave(shown: number): void {
    if (this.#welcomed) readTo(this.code, shown);
  }

  putAway(): void {
    this.missed = [];
    this.broke = false;
  }
}
