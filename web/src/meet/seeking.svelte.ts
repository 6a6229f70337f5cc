/** The search for an opponent: asks how it goes for as long as it is wanted, and takes the seat that was found. */

import { announce } from "../app/Live.svelte";
import { current, go } from "../app/router.svelte";
import { sound } from "../app/sound";
import { identity, secret } from "../me/identity.svelte";
import { ownSeat, somebody } from "../me/people";
import { call } from "../mygames/notices";
import { waiting } from "../mygames/waiting.svelte";
import { keep } from "../room/seats.svelte";
import { ApiError, get, post, remove } from "../wire/api";
import type { Fault, Search, Searching } from "../wire/types";
import { w } from "./words";
import { ticks } from "./ticks";
import { isWanted, want } from "./wanted.svelte";

/** Seconds between two questions. Who plays slow games need not be here at all. */
const EVERY = { live: 3, slow: 30 };
/** A table is open: whoever plays there is asked, not taken away. */
const TABLE = /^\/table\//;

class Seeking {
  state = $state.raw<Searching | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** How long it has taken, in seconds; as the server counts. */
  waited = $state(0);
  #stop: (() => void) | null = null;
  #asking = false;
  #second = 0;

  /** Begin, or go on after a reload. */
  follow(): void {
    if (this.#stop) return;
    this.#second = 0;
    this.#stop = ticks(() => this.#tick());
    void this.look();
  }

  rest(): void {
    this.#stop?.();
    this.#stop = null;
    this.state = null;
  }

  async start(search: Search): Promise<void> {
    this.fault = null;
    const { secret: token } = await somebody();
    const found = await post<Searching>("/queue", search, token);
    want(true);
    await this.#hear(found);
    announce(w("searching"));
  }

  async cancel(): Promise<void> {
    const found = await remove<Searching>("/queue", secret());
    if (found.room) await this.#hear(found);
    else this.#end();
  }

  async look(): Promise<void> {
    if (this.#asking || !isWanted()) return;
    this.#asking = true;
    try {
      await this.#hear(await get<Searching>("/queue", secret()));
      this.fault = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.fault;
      if (error.status === 401 || error.status === 403) this.#end();
    } finally {
      this.#asking = false;
    }
  }

  #tick(): void {
    this.#second += 1;
    const { since = 0, pace = "live" } = this.state ?? {};
    if (since) this.waited += 1;
    if (this.#second % EVERY[pace] === 0) void this.look();
  }

  async #hear(found: Searching): Promise<void> {
    if (found.room) return await this.#found(found.room, found.game ?? "");
    if (!found.game) return this.#end();
    this.state = found;
    this.waited = Math.max(0, Math.round((found.now ?? 0) - (found.since ?? 0)));
  }

  async #found(code: string, game: string): Promise<void> {
    keep(await ownSeat(code), game, identity()?.name ?? "");
    this.#end();
    sound("bell");
    announce(w("found"), "assertive");
    call(`/table/${code}`, w("found"), "");
    if (TABLE.test(current().path)) waiting.found = code;
    else go(`/table/${code}`);
  }

  #end(): void {
    want(false);
    this.rest();
  }
}

export const seeking = new Seeking();
