/** Pointing, holding and dragging at the table, by mouse, pen and finger. Nothing here is the only way to do a thing. */

import type { Handle } from "../wire/types";
import { still } from "../settings/settings.svelte";
import { things } from "./options";
import type { Play } from "./play.svelte";
import { w } from "./words";

const LOOK_AFTER = 250;
const WHY_AFTER = 400;
const HOLD = 350;
const LIFT_AFTER = 180;
const MOUSE_SLACK = 6;
const TOUCH_SLACK = 8;
/** A card to be chosen is chosen by letting it go on the stage. */
const PICK_ZONES = ["stage", "back", "center", "collab"];

interface Down {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  thing: Handle;
  element: HTMLElement;
  lifted: boolean;
}

export class Pointer {
  #down: Down | null = null;
  #ghost: HTMLElement | null = null;
  #swallow = false;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #over: Handle | null = null;

  constructor(
    readonly play: Play,
    readonly layer: () => HTMLElement | undefined,
  ) {}

  over = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || this.#down) return;
    const element = thingAt(event.target);
    const thing = element?.dataset["thing"] ?? null;
    if (thing === this.#over) return;
    this.#over = thing;
    this.#stop();
    const { play } = this;
    if (play.why?.passing && !(event.target instanceof Element && event.target.closest(".why"))) this.#later(WHY_AFTER, () => play.why?.passing && play.closeWhy());
    if (!element || !thing) return;
    this.#later(LOOK_AFTER, () => play.lookAt(thing));
    // where the reason is a sheet over half of the table, it has to be asked for
    if (element.classList.contains("grey") && !play.why && play.sizes.mode !== "phone") {
      const from = element.querySelector<HTMLElement>("button");
      if (from) this.#later(WHY_AFTER, () => void play.ask(thing, null, from, true));
    }
  };

  leave = (): void => {
    this.#over = null;
    this.#stop();
    if (this.play.why?.passing) this.#later(WHY_AFTER, () => this.play.why?.passing && this.play.closeWhy());
  };

  down = (event: PointerEvent): void => {
    this.#swallow = false;
    const element = thingAt(event.target);
    const thing = element?.dataset["thing"];
    if (!element || !thing || event.button !== 0) return;
    this.#stop();
    const touch = event.pointerType !== "mouse";
    this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY, touch, thing, element, lifted: !touch };
    if (touch) {
      this.#later(LIFT_AFTER, () => this.#down && (this.#down.lifted = true));
      this.#later(HOLD, () => this.#hold());
    }
  };

  move = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    if (this.#ghost) {
      this.#carry(event);
      return;
    }
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y);
    if (far < (down.touch ? TOUCH_SLACK : MOUSE_SLACK)) return;
    this.#stop();
    if (down.lifted && this.#canLift(down.thing)) this.#lift(down, event);
    else this.#down = null;
  };

  /** A finger that carries a card does not scroll the hand. */
  touchmove = (event: TouchEvent): void => {
    if (this.#ghost && event.cancelable) event.preventDefault();
  };

  up = (event: PointerEvent): void => {
    this.#stop();
    const down = this.#down;
    this.#down = null;
    if (!down || !this.#ghost) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    this.#drop(down, event);
  };

  cancel = (): void => {
    this.#stop();
    const down = this.#down;
    this.#down = null;
    if (down && this.#ghost) this.#glideBack();
  };

  /** The click that ends a drag or a long press is not a press. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The second mouse button reads a card, as a long press does. */
  menu = (event: PointerEvent | MouseEvent): void => {
    const thing = thingAt(event.target)?.dataset["thing"];
    if (!thing) return;
    event.preventDefault();
    if (!("pointerType" in event) || event.pointerType === "mouse") this.play.openFull(thing);
  };

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  /** A long press reads the card, whether anything can be done with it or not. */
  #hold(): void {
    const down = this.#down;
    this.#down = null;
    if (!down) return;
    this.#swallow = true;
    this.play.openFull(down.thing);
  }

  #canLift(thing: Handle): boolean {
    const { chooser } = this.play;
    if (chooser.pick) return chooser.free && !chooser.tray && chooser.stateOf(thing) === "legal";
    return chooser.free && (chooser.sources.has(thing) || this.play.mine(thing));
  }

  #lift(down: Down, event: PointerEvent): void {
    const { play } = this;
    const layer = this.layer();
    const face = down.element.querySelector<HTMLElement>("button");
    if (!layer || !face) return;
    const box = face.getBoundingClientRect();
    const ghost = face.cloneNode(true) as HTMLElement;
    ghost.className += " carried";
    ghost.style.cssText = "";
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    layer.append(ghost);
    this.#ghost = ghost;
    play.dragged = down.thing;
    play.why = null;
    play.chooser.held = null;
    play.chooser.lift(down.thing);
    play.dragZones = this.#verbs(down.thing);
    down.element.setPointerCapture?.(down.id);
    this.#carry(event);
  }

  /** What letting go would do, by target and by zone of the playmat. */
  #verbs(thing: Handle): Map<string, string> {
    const { chooser } = this.play;
    if (chooser.pick) return new Map(PICK_ZONES.map((zone) => [zone, w("pickIt")]));
    const found = new Map<string, string>();
    for (const i of chooser.sources.get(thing) ?? []) {
      const option = chooser.question?.options[i];
      if (!option) continue;
      const target = things(option)[1];
      const places = target === undefined ? this.play.zones(option) : [target];
      for (const place of places) if (!found.has(place)) found.set(place, this.play.tell(option.label ?? option.words));
    }
    return found;
  }

  #carry(event: PointerEvent): void {
    const down = this.#down;
    if (!this.#ghost || !down) return;
    this.#ghost.style.transform = `translate(${event.clientX - down.x}px, ${event.clientY - down.y}px) scale(1.04)`;
  }

  #drop(down: Down, event: PointerEvent): void {
    const { play } = this;
    const { chooser } = play;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const target = under.map((each) => each.closest<HTMLElement>("[data-thing]")).find((each) => each && each.dataset["thing"] !== down.thing) ?? null;
    const zone = under.map((each) => each.closest<HTMLElement>("[data-zone]")?.dataset["zone"]).find(Boolean);
    const on = target?.dataset["thing"];
    if (chooser.pick) {
      if (zone !== undefined) {
        this.#end();
        chooser.press(down.thing, true);
      } else this.#glideBack();
      return;
    }
    const found = (chooser.sources.get(down.thing) ?? []).filter((i) => {
      const option = chooser.question?.options[i];
      if (!option) return false;
      const aim = things(option)[1];
      return aim === undefined ? zone !== undefined && this.play.zones(option).includes(zone) : aim === on;
    });
    if (found.length) {
      this.#end();
      chooser.drop(down.thing, found);
      return;
    }
    chooser.held = null;
    this.#glideBack();
    const from = down.element.querySelector<HTMLElement>("button");
    if (!from || !chooser.question) return;
    if (on) void play.ask(down.thing, on, target?.querySelector<HTMLElement>("button") ?? from);
    else if (zone && !chooser.sources.has(down.thing)) void play.ask(down.thing, null, from);
  }

  #glideBack(): void {
    const ghost = this.#ghost;
    if (!ghost) return;
    const from = ghost.style.transform;
    const gone = (): void => this.#end();
    if (still()) gone();
    else ghost.animate([{ transform: from }, { transform: "translate(0, 0)" }], { duration: 260, easing: "cubic-bezier(.6,0,.2,1)" }).finished.then(gone, gone);
  }

  #end(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.play.dragged = null;
    this.play.dragZones = new Map();
  }
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
}
