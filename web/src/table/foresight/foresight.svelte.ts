/** What the player's options would do, as the server foresees it: asked for while they are in view, shown on the table. */

import { untrack } from "svelte";

import { joined, labelled, say, sentences } from "../../words/words";
import type { Fact, Foresight, Handle } from "../../wire/types";
import type { Play } from "../play.svelte";
import { aims, badges, buttons, inView, learned, meant, type Answering } from "./meant";

/** Milliseconds that something stays in view before it is asked about: a pointer crosses many things. */
const AFTER = 120;
const NONE: ReadonlyMap<number, Foresight | null> = new Map();

export class Foreseeing {
  readonly #play: Play;
  /** The thing under the pointer or in focus. */
  pointed = $state.raw<Handle | null>(null);
  #asked = $state.raw(-1);
  #known = $state.raw(NONE);
  #picked = $state.raw<{ things: string; told: Foresight | null } | null>(null);

  readonly #answering = $derived.by<Answering>(() => {
    const { question, pick, held, chosen, enough, plain } = this.#play.chooser;
    return { question, pick, held, chosen, enough, plain, pointed: this.pointed };
  });
  readonly #inView = $derived(inView(this.#answering));
  readonly #meant = $derived.by<Foresight | null>(() => {
    const { things } = this.#inView;
    if (things.length) return this.#picked?.things === things.join() ? this.#picked.told : null;
    const option = meant(this.#answering);
    return option === null ? null : this.#of(option);
  });
  readonly #badges = $derived(badges((option) => this.#of(option), this.#meant, aims(this.#answering)));

  /** What is about to be done would do this, in sentences; empty: nothing is certain. */
  readonly line = $derived.by(() => {
    if (this.#meant) return this.#told(this.#meant);
    const { question } = this.#answering;
    return sentences(
      buttons(this.#answering).map((option) => {
        const told = this.#of(option);
        return told ? labelled(this.#play.tell(question?.options[option]?.label), this.#told(told)) : "";
      }),
    );
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** What hangs on a thing, in a few characters. */
  badge(thing: Handle): readonly Fact[] {
    return this.#badges.get(thing) ?? [];
  }

  /** The same in one line. */
  short(thing: Handle): string {
    return joined(this.badge(thing).map((fact) => say(fact.badge)));
  }

  /** The same in words. */
  spoken(thing: Handle): string {
    return sentences(this.badge(thing).map((fact) => this.#play.tell(fact.words)));
  }

  /** Ask about what comes into view. Call once while the table is being made. */
  follow(): void {
    $effect(() => {
      const asked = this.#play.chooser.question?.asked ?? -1;
      const { options, things } = this.#inView;
      return untrack(() => this.#want(asked, options, things));
    });
  }

  #of(option: number): Foresight | null {
    return this.#known.get(option) ?? null;
  }

  #told({ facts, unless, rest }: Foresight): string {
    const said = sentences([...facts.map((fact) => this.#play.tell(fact.words)), this.#play.tell(rest)]);
    return unless ? labelled(this.#play.tell(unless), said) : said;
  }

  #want(asked: number, options: readonly number[], things: readonly Handle[]): (() => void) | undefined {
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#known = NONE;
      this.#picked = null;
    }
    const missing = options.filter((option) => !this.#known.has(option));
    const picking = things.length > 0 && this.#picked?.things !== things.join();
    if (!this.#play.table.foresee || (!missing.length && !picking)) return undefined;
    const later = setTimeout(() => void this.#ask(asked, missing, things), AFTER);
    return () => clearTimeout(later);
  }

  async #ask(asked: number, options: readonly number[], things: readonly Handle[]): Promise<void> {
    const foreseen = await this.#play.table.foresee?.(options, things);
    if (!foreseen || asked !== this.#asked) return;
    const told = foreseen.options ?? [];
    this.#known = learned(this.#known, options, told);
    if (things.length) this.#picked = { things: things.join(), told: told.find((each) => (each.option ?? null) === null) ?? null };
  }
}

/** Keep note of the thing that is pointed at, or has the focus. */
export function pointing(foreseeing: Foreseeing): (table: HTMLElement) => () => void {
  const at = (event: Event): void => {
    foreseeing.pointed = event.target instanceof Element ? (event.target.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? null) : null;
  };
  const away = (): void => {
    foreseeing.pointed = null;
  };
  return (table) => {
    table.addEventListener("pointerover", at);
    table.addEventListener("pointerleave", away);
    table.addEventListener("focusin", at);
    return () => {
      table.removeEventListener("pointerover", at);
      table.removeEventListener("pointerleave", away);
      table.removeEventListener("focusin", at);
    };
  };
}
