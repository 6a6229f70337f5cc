/** What the operator sees, and does. The token is kept for this tab alone. */

import { get, post, remove } from "../../wire/api";
import { Attempt } from "../../wire/attempt.svelte";
import type { Fault, NewBlock, Overview } from "../../wire/types";

const KEPT = "kaimaku.operator";

function remembered(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

function remember(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  } catch {
    return; // then it is asked for again after a reload
  }
}

export class Operating {
  token = $state(remembered());
  seen = $state.raw<Overview | null>(null);
  readonly #attempt = new Attempt();

  get busy(): boolean {
    return this.#attempt.busy;
  }

  get fault(): Fault | null {
    return this.#attempt.fault;
  }

  /** True if that token opens the page. */
  async enter(token: string): Promise<boolean> {
    this.token = token.trim();
    await this.look();
    if (this.seen) remember(this.token);
    return this.seen !== null;
  }

  leave(): void {
    remember("");
    this.token = "";
    this.seen = null;
    this.#attempt.forget();
  }

  async look(): Promise<void> {
    await this.#do(async () => {
      this.seen = await get<Overview>("/operator", this.token);
    });
  }

  settle(report: string, note: string): Promise<boolean> {
    return this.#act(() => post(`/operator/reports/${report}`, { note }, this.token));
  }

  block(block: NewBlock): Promise<boolean> {
    return this.#act(() => post("/operator/blocks", block, this.token));
  }

  unblock(id: string): Promise<boolean> {
    return this.#act(() => remove(`/operator/blocks/${id}`, this.token));
  }

  close(code: string, why: string): Promise<boolean> {
    return this.#act(() => post(`/rooms/${code}/close`, { why }, this.token));
  }

  /** Then everything is shown as it is now. */
  async #act(act: () => Promise<unknown>): Promise<boolean> {
    const done = await this.#do(act);
    if (done) await this.look();
    return done;
  }

  async #do(act: () => Promise<unknown>): Promise<boolean> {
    const done = await this.#attempt.make(act);
    if (this.fault?.code === "operator" || this.fault?.code === "no_operator") {
      this.seen = null;
      remember("");
    }
    return done;
  }
}
