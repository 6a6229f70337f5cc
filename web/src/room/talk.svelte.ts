/** What players show and say to each other at a table. Whoever is muted is not shown here; the server is not told. */

import { announce } from "../app/Live.svelte";
import { stampNamed } from "../stamps/stamps";
import type { FromClient, Said, Stamped, StampName } from "../wire/types";
import { labelled, pair } from "../words/words";

/** How long a stamp stays, and how soon the next may follow: as often as the server lets it. */
const SHOWN = 5_000;
const AT_ONCE = 4;
const REFILL = 3_000;
const KEPT = 50;

export interface Shown extends Stamped {
  n: number;
}

/** Who is muted, by seat; kept elsewhere. */
export interface Muting {
  is: (seat: number) => boolean;
  set: (seat: number, on: boolean) => void;
}

export class Talk {
  /** Stamps that are shown just now, one of each seat. */
  stamps = $state.raw<readonly Shown[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** How much was said since the chat was last open. */
  unread = $state(0);
  open = $state(false);
  /** No stamp may be sent right now. */
  resting = $state(false);
  #send: (message: FromClient) => boolean;
  #name: (seat: number) => string;
  #seat: () => number | null;
  #muting: Muting;
  #sent: number[] = [];
  #n = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(send: (message: FromClient) => boolean, name: (seat: number) => string, seat: () => number | null, muting: Muting) {
    this.#send = send;
    this.#name = name;
    this.#seat = seat;
    this.#muting = muting;
  }

  stamp(stamp: StampName): void {
    if (this.resting || !this.#send({ type: "stamp", stamp })) return;
    const now = Date.now();
    this.#sent = [...this.#sent.filter((then) => now - then < AT_ONCE * REFILL), now];
    if (this.#sent.length < AT_ONCE) return;
    this.resting = true;
    this.#later(REFILL, () => (this.resting = false));
  }

  say(text: string): boolean {
    return text.trim() !== "" && this.#send({ type: "say", text: text.trim() });
  }

  show(): void {
    this.open = true;
    this.unread = 0;
  }

  hide(): void {
    this.open = false;
  }

  isMuted(seat: number): boolean {
    return this.#muting.is(seat);
  }

  mute(seat: number, on: boolean): void {
    this.#muting.set(seat, on);
    if (on) this.stamps = this.stamps.filter((each) => each.seat !== seat);
  }

  /** What was said before this page was here. */
  welcome(said: readonly Said[]): void {
    this.said = said;
  }

  hear(message: Stamped | Said): void {
    if (this.isMuted(message.seat) && message.seat !== this.#seat()) return;
    if (message.type === "stamped") this.#stamped(message);
    else this.#heard(message);
  }

  leave(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #stamped(message: Stamped): void {
    const stamp = stampNamed(message.stamp);
    if (!stamp) return;
    const n = (this.#n += 1);
    this.stamps = [...this.stamps.filter((each) => each.seat !== message.seat), { ...message, n }];
    this.#later(SHOWN, () => (this.stamps = this.stamps.filter((each) => each.n !== n)));
    if (message.seat !== this.#seat()) announce(labelled(this.#name(message.seat), pair(stamp.words)));
  }

  #heard(message: Said): void {
    this.said = [...this.said, message].slice(-KEPT);
    if (message.seat === this.#seat()) return;
    if (!this.open) this.unread += 1;
    announce(labelled(this.#name(message.seat), message.text));
  }

  #later(time: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      then();
    }, time);
    this.#timers.push(timer);
  }
}
