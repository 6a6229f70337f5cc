/** The clocks of a table between two messages of the server, which alone decides. */

import type { RoomInfo } from "../wire/types";

export class Clocks {
  #info = $state.raw<RoomInfo | null>(null);
  #elapsed = $state(0);
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  set(info: RoomInfo): void {
    this.#info = info;
    this.#since = performance.now();
    this.#elapsed = 0;
    const runs = (info.running?.length ?? 0) > 0 || info.seats.some((seat) => seat.away || seat.takeover);
    if (runs && this.#timer === undefined) this.#timer = setInterval(() => this.#tick(), 250);
    if (!runs) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Whole seconds left of each seat's time; null without a clock. */
  get left(): (number | null)[] {
    return (this.#info?.seats ?? []).map((seat) => (seat.clock == null ? null : Math.max(0, Math.ceil(seat.clock - this.#spent(seat.seat)))));
  }

  /** What lies in each seat's bank: used when the time for a move is. */
  get banks(): number[] {
    return (this.#info?.seats ?? []).map((seat) => Math.max(0, Math.ceil((seat.bank ?? 0) - Math.max(0, this.#spent(seat.seat) - (seat.clock ?? 0)))));
  }

  /** Seconds until the others may choose what happens to each seat that is away. */
  get away(): number[] {
    return (this.#info?.seats ?? []).map((seat) => (seat.away ? Math.max(0, Math.ceil(seat.away - this.#elapsed)) : 0));
  }

  /** Seconds until a bot takes each seat by itself; 0: none is about to. */
  get takeovers(): number[] {
    return (this.#info?.seats ?? []).map((seat) => (seat.takeover ? Math.max(0, Math.ceil(seat.takeover - this.#elapsed)) : 0));
  }

  #spent(seat: number): number {
    return this.#info?.running?.includes(seat) ? this.#elapsed : 0;
  }

  #tick(): void {
    this.#elapsed = (performance.now() - this.#since) / 1000;
  }
}
