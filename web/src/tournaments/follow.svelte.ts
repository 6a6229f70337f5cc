/** One tournament as it goes on: asked for again and again while somebody looks. */

import { ApiError } from "../wire/api";
import type { Fault, TournamentInfo } from "../wire/types";
import { tournament } from "./tournaments";

const EVERY = 8_000;

export class Followed {
  info = $state.raw<TournamentInfo | null>(null);
  fault = $state.raw<Fault | null>(null);
  missing = $state(false);
  /** Seconds since 1970 by the server's clock, one after the other. */
  now = $state(0);
  #ahead = 0;

  constructor(readonly id: string) {}

  /** Until the returned function is called. */
  start(): () => void {
    void this.look();
    const looking = setInterval(() => {
      if (!document.hidden) void this.look();
    }, EVERY);
    const ticking = setInterval(() => (this.now = Date.now() / 1000 + this.#ahead), 1000);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
    };
  }

  async look(): Promise<void> {
    try {
      const info = await tournament(this.id);
      this.#ahead = info.now - Date.now() / 1000;
      this.now = info.now;
      this.info = info;
      this.fault = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.fault;
      this.missing = error.status === 404 || error.status === 400;
    }
  }

  /** Do something and see what has come of it. */
  async act(doing: () => Promise<unknown>): Promise<boolean> {
    try {
      await doing();
      await this.look();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.fault;
      return false;
    }
  }
}
