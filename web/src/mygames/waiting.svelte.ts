/** Games of this browser that go on: whose move it is, looked up again by itself as long as a page is open. */

import { current } from "../app/router.svelte";
import { seats } from "../room/seats.svelte";
import { look, open, type Open } from "../room/unfinished";
import { noteLooked } from "./note";
import { notify } from "./notices";

const SEEN = 30_000;
const UNSEEN = 60_000;

class Waiting {
  games = $state.raw<readonly Open[]>([]);
  /** Has the server answered at least once? */
  known = $state(false);
  /** A table that was found for this player, who is busy elsewhere. */
  found = $state<string | null>(null);
  /** The table this page shows: what is asked there. */
  #here = $state.raw<{ code: string; asked: boolean; people: boolean } | null>(null);
  #hidden = $state(document.hidden);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | null = null;
  #again = false;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      this.#hidden = document.hidden;
      if (!document.hidden && this.#timer !== undefined) void this.refresh();
    });
  }

  /** Slow games that wait for this player, apart from the table that is in sight. */
  get mine(): number {
    return this.games.filter((game) => game.asked && game.room.options.slow && game.room.code !== this.#here?.code).length;
  }

  /** Is there anything this player should be called for? */
  get calls(): boolean {
    return this.found !== null || this.mine > 0 || (this.#hidden && this.#here?.asked === true);
  }

  /** This page shows a table now, or none. */
  table(code: string | null, asked = false, people = false, title = ""): void {
    const before = this.#here;
    if (code === this.found) this.found = null;
    this.#here = code === null ? null : { code, asked, people };
    if (code === null) this.#left();
    if (code && asked && people && document.hidden && !(before?.code === code && before.asked)) notify(`/table/${code}`, title);
  }

  /** Ask about all of them now, and again from time to time while one of them may change without this player. */
  refresh(): Promise<void> {
    this.#asking ??= this.#refresh().finally(() => {
      this.#asking = null;
      if (this.#again) this.#left();
    });
    return this.#asking;
  }

  /** The table that was in sight is one of the others now. */
  #left(): void {
    this.#again = this.#asking !== null;
    this.known = false;
    void this.refresh();
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (seats().length > 0) {
      const looked = await look((code) => code !== inSight());
      const found = looked.flatMap(open);
      for (const each of looked) noteLooked(each);
      for (const game of found) this.#call(game);
      this.games = found;
    } else {
      this.games = [];
    }
    this.known = !this.#again;
    if (this.games.some(changes)) this.#timer = setTimeout(() => void this.refresh(), document.hidden ? UNSEEN : SEEN);
  }

  #call(game: Open): void {
    const before = this.games.find((other) => other.room.code === game.room.code);
    const elsewhere = this.#here?.code !== game.room.code;
    if (this.known && game.asked && before?.asked === false && game.room.options.slow && elsewhere) notify(`/table/${game.room.code}`, game.against);
  }
}

/** The table of this page: it tells by itself what happens there. */
function inSight(): string | undefined {
  return /^\/table\/([^/]+)$/.exec(current().path)?.[1]?.toLowerCase();
}

/** Somebody else may move in it, or come to it. */
function changes({ room }: Open): boolean {
  return room.status === "waiting" || Boolean(room.options.slow);
}

export const waiting = new Waiting();
