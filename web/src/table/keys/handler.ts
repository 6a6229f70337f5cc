/** What a key press does at the table. Fields and open windows keep their own keys. */

import { announce } from "../../app/Live.svelte";
import type { Play } from "../play.svelte";
import { latest } from "../telling/story";
import { command, handKeys, type Command } from "./map.svelte";
import { nearest, type Direction } from "./neighbour";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class KeyHandler {
  constructor(
    readonly play: Play,
    readonly root: () => HTMLElement | undefined,
  ) {}

  pointer = (): void => {
    this.play.keyed = false;
  };

  /** The focus came by pointer: then Space means pass, not a press on whatever was clicked last. */
  get #pointed(): boolean {
    return !this.play.keyed;
  }

  key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
    const { play } = this;
    if (event.key === "Tab") {
      play.keyed = true;
      play.keysShown = true;
      return;
    }
    if (this.#handle(event)) {
      play.keysShown = true;
      if (event.key !== " ") play.keyed = true;
      event.preventDefault();
    }
  };

  #handle(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) return this.#walk(arrow);
    if (/^[1-9]$/.test(event.key)) return this.#numbered(Number(event.key));
    const found = command(event);
    if (found) return this.#command(found, event);
    return this.#hand(event.key);
  }

  #command(which: Command, event: KeyboardEvent): boolean {
    const { play } = this;
    const { chooser } = play;
    const button = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
    switch (which) {
      case "choose":
        return this.#choose(button);
      case "pass":
        if (button && !this.#pointed && !this.#thing) return false;
        if (play.proceed()) return true;
        if (!chooser.question && play.table.behind) {
          play.table.hurry?.();
          return true;
        }
        if (!chooser.passing) return chooser.pick !== null;
        chooser.pass();
        return true;
      case "skip":
        play.skip();
        return true;
      case "back":
        return this.#back();
      case "take":
        chooser.undoPick();
        return true;
      case "undo":
        if (play.table.undo !== "no" || play.table.pendingAnswer) play.table.askUndo();
        return true;
      case "value":
        return this.#value();
      case "inspect":
        if (this.#thing) play.openFull(this.#thing);
        else if (play.look) play.full = play.look;
        return true;
      case "why":
        return this.#why();
      case "repeat":
        announce(play.told(latest(play.table.lines)));
        return true;
      case "recap":
        play.panel = play.panel === "recap" ? null : "recap";
        return true;
      case "journal":
        this.#journal();
        return true;
      case "read":
        announce(play.spoken());
        return true;
      case "hint":
        play.table.hint?.();
        return true;
      case "actions":
        play.panel = "actions";
        return true;
      case "search":
        play.openSearch();
        return true;
      case "help":
        play.panel = play.panel === "keys" ? null : "keys";
        return true;
    }
  }

  get #focused(): HTMLElement | null {
    const active = document.activeElement;
    return active instanceof HTMLElement && this.root()?.contains(active) ? active : null;
  }

  get #thing(): string | null {
    return this.#focused?.closest<HTMLElement>("[data-thing]")?.dataset["thing"] ?? null;
  }

  /** Enter on a button presses it, unless the answer is complete and the card in hand has the focus. */
  #choose(button: boolean): boolean {
    const { chooser } = this.play;
    const thing = this.#thing;
    const thingState = thing ? chooser.stateOf(thing) : "none";
    const settled = thingState === "selected" || thingState === "chosen";
    if (button && !settled && !(this.#pointed && (chooser.ready || chooser.enough))) return false;
    if (chooser.ready || (chooser.pick && chooser.enough)) {
      chooser.confirm();
      return true;
    }
    return false;
  }

  #back(): boolean {
    const { play } = this;
    if (play.why) play.closeWhy();
    else if (play.dismiss()) return true;
    else if (play.panel) play.panel = null;
    else if (play.chooser.held || play.chooser.confirmingPass || play.chooser.weighed !== null || play.chooser.chosen.length) play.chooser.cancel();
    else return false;
    return true;
  }

  #value(): boolean {
    const { play } = this;
    const thing = this.#thing ?? play.look?.thing;
    if (thing) play.openValue(thing);
    else if (play.look) play.full = play.look;
    return true;
  }

  #why(): boolean {
    const { play } = this;
    const thing = this.#thing;
    const from = this.#focused;
    if (thing && from) {
      const { held } = play.chooser;
      void (held && held.thing !== thing ? play.ask(held.thing, thing, from) : play.ask(thing, null, from));
    } else if (from && from.getAttribute("aria-disabled") === "true") from.click();
    return true;
  }

  #journal(): void {
    const { play } = this;
    if (!play.sizes.rail) play.panel = "details";
    requestAnimationFrame(() => this.root()?.ownerDocument.querySelector<HTMLElement>("[data-journal]")?.focus());
  }

  #numbered(n: number): boolean {
    const { chooser } = this.play;
    if (chooser.pick && chooser.tray) return this.#press(chooser.pick.things[n - 1]);
    if (chooser.held && chooser.held.act === null && chooser.acts.length > 1) {
      const act = chooser.acts[n - 1];
      if (act) chooser.choose(act.act);
      return true;
    }
    if (chooser.held) return this.#press(this.play.numbered[n - 1]);
    const option = chooser.plain[n - 1];
    if (option !== undefined) chooser.offer(option);
    else if (chooser.pick) return this.#press(chooser.pick.things[n - 1]);
    return true;
  }

  #hand(key: string): boolean {
    const { play } = this;
    const place = handKeys().indexOf(key.toUpperCase());
    if (place < 0 || !play.table.view) return false;
    return this.#press(play.hand()[place]?.id);
  }

  #press(thing: string | undefined): boolean {
    if (!thing) return true;
    const button = this.root()?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"] > button`);
    button?.focus();
    if (button) this.play.press(thing, button);
    return true;
  }

  #walk(direction: Direction): boolean {
    const root = this.root();
    if (!root) return false;
    const all = [...root.querySelectorAll<HTMLElement>("[data-walk]")].filter((each) => each.offsetParent !== null);
    const from = this.#focused?.closest<HTMLElement>("[data-walk]") ?? null;
    this.play.keyed = true;
    if (!from) {
      all[0]?.focus();
      return true;
    }
    const others = all.filter((each) => each !== from);
    const found = others[nearest(from.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), direction)];
    found?.focus();
    const thing = this.#thing;
    if (thing) this.play.lookAt(thing);
    return true;
  }
}

/** Words are being typed, or a window of its own is open. */
function elsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return target.closest("dialog") !== null || document.querySelector("dialog[open]") !== null;
}
