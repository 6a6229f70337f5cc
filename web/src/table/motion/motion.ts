/** Shows what a plan says, with the Web Animations API. It only ever decorates: the table below is already as it will be. */

import type { Line, View } from "../../wire/types";
import { still } from "../../settings/settings.svelte";
import { NO_THINGS } from "../options";
import type { Play } from "../play.svelte";
import { dieFace } from "./die";
import { Places, type Placed } from "./places";
import { quiet, type Move, type Plan, type Spot } from "./plan";
import { BEAM, CURTAIN, DIE, FLIP, MOVE, SEEN, delays, pace } from "./timing";

const IN_OUT = "cubic-bezier(.6,0,.2,1)";
const OUT = "cubic-bezier(.2,.8,.2,1)";
const RING = 900;
const RING_STILL = 1500;

/** What a game says about its own table: what moved, where things lie face down, where dice are thrown. */
export interface Moves {
  plan(before: View, after: View, lines: readonly Line[]): Plan;
  hidden(place: Spot): boolean;
  /** How far from the top of the table the middle is. */
  middle(): number;
  /** … and where what just happened is told, if not there. */
  telling?(): number;
  /** … and how broad that may be, where something stands beside it. */
  broadest?(): number;
}

export class Motion {
  #running: Animation[] = [];
  #ghosts: HTMLElement[] = [];
  #before = new Places();
  #copies = new Map<string, HTMLElement>();
  #plan: Plan | null = null;
  #view: View | null = null;
  #told = 0;
  #ring: ReturnType<typeof setTimeout> | undefined;
  #fast = 1;

  constructor(
    readonly play: Play,
    readonly moves: Moves,
    readonly root: () => HTMLElement | undefined,
    readonly layer: () => HTMLElement | undefined,
  ) {}

  /** The view is about to change: remember where everything is that may move. */
  before(view: View | null, lines: readonly Line[]): void {
    const old = this.#view;
    this.#view = view;
    this.#plan = null;
    const fresh = lines.filter((line) => line.n > this.#told);
    const jumped = (lines.at(-1)?.n ?? 0) < this.#told;
    this.#told = lines.at(-1)?.n ?? 0;
    const root = this.root();
    if (!old || !view || !root || (old === view && !fresh.length) || jumped) return;
    const now = this.moves.plan(old, view, fresh);
    this.#plan = now;
    if (quiet(now)) return;
    this.#before = new Places(root).read(still() ? pointedAt(now) : undefined);
    this.finish();
    if (still()) return;
    const leaving = [...now.gone.map((each) => each.mem), ...now.bloomed.map((each) => each.mem)];
    for (const key of [...leaving, ...now.moves.flatMap((move) => (move.was ? [move.was] : []))]) {
      const kept = this.#before.get(key);
      if (kept) this.#copies.set(key, kept.element.cloneNode(true) as HTMLElement);
    }
  }

  /** The view has changed: let everything come from where it was. */
  after(): void {
    const now = this.#plan;
    const root = this.root();
    this.#plan = null;
    if (!now || !root) return;
    this.#mark(now);
    if (!quiet(now)) {
      const after = new Places(root);
      if (still()) this.#fade(now, after);
      else this.#show(now, after.read());
    }
    this.#before = new Places();
    this.#copies.clear();
  }

  /** Everything is at its place at once. */
  finish = (): void => {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running = [];
    this.#ghosts = [];
  };

  #mark(now: Plan): void {
    clearTimeout(this.#ring);
    this.play.just = now.just.length ? new Set(now.just) : NO_THINGS;
    this.#ring = setTimeout(() => (this.play.just = NO_THINGS), still() ? RING_STILL : RING);
  }

  #fade(now: Plan, after: Places): void {
    after.read(pointedAt(now));
    const changed = [...now.come.map((each) => each.mem), ...now.bloomed.map((each) => each.mem), ...now.moves.map((move) => move.id ?? "")];
    for (const key of changed) {
      const element = after.element(key);
      if (element) this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    }
    for (const beam of now.beams) this.#beam(beam.from, beam.to, after);
    for (const hurt of now.hurt) this.#number(hurt.mem, hurt.amount, 0, after);
  }

  #show(now: Plan, after: Places): void {
    const first = now.beams.length ? BEAM - 60 : now.dice.length ? DIE : 0;
    const count = now.moves.length + now.come.length + now.bloomed.length;
    const starts = delays(count);
    const hits = now.hurt.length || now.gone.length ? FLIP : 0;
    this.#fast = pace(first + hits + (starts.at(-1) ?? 0) + MOVE + FLIP);
    let i = 0;
    const next = (): number => first + (starts[i++] ?? 0);

    for (const beam of now.beams) this.#beam(beam.from, beam.to, after);
    for (const hurt of now.hurt) this.#number(hurt.mem, hurt.amount, first && first - 100, after);
    for (const gone of now.gone) this.#leave(gone.mem, gone.to, first + hits, after);
    const own = new Set([...now.come, ...now.bloomed].map((each) => each.mem));
    for (const key of after.keys()) this.#slide(key, after, own, now);
    for (const come of now.come) this.#arrive(come.mem, come.was, come.from, next(), after);
    for (const bloom of now.bloomed) this.#bloom(bloom.mem, bloom.was, bloom.from, next(), after);
    for (const move of now.moves) this.#move(move, next(), after);
    if (now.dice.length) this.#dice(now.dice);
    if (now.light) this.#light();
  }

  /** What stays on the table glides to its new place; a card that lies down or stands up turns. */
  #slide(key: string, after: Places, own: ReadonlySet<string>, now: Plan): void {
    const old = this.#before.get(key);
    const here = after.get(key);
    if (!old || !here || own.has(key) || key.startsWith("spot:") || here.element.dataset["card"]) return;
    const turned = now.turned.includes(key);
    if (!turned && near(old.box, here.box)) return;
    const shift = turned ? between(old.box, here.box, 1) : between(old.box, here.box);
    const from = turned ? `${shift} rotate(${here.box.width > here.box.height ? -90 : 90}deg)` : shift;
    this.#animate(
      here.element,
      [
        { transform: from, opacity: turned ? 0.55 : 1 },
        { transform: "none", opacity: 1 },
      ],
      { duration: turned ? FLIP : MOVE, easing: IN_OUT },
    );
  }

  #arrive(mem: string, was: string | null, from: string, delay: number, after: Places): void {
    const here = after.get(mem);
    const origin = this.#origin(was, from);
    if (here && origin) this.#come(here, origin.box, delay, origin.exact ? 0 : 1);
  }

  #bloom(mem: string, was: string | null, from: string, delay: number, after: Places): void {
    const here = after.get(mem);
    const copy = this.#copies.get(mem);
    const old = this.#before.get(mem);
    if (here && copy && old) this.#ghost(copy, here.box, [{ opacity: 1 }, { opacity: 1 }], { duration: MOVE, delay });
    const origin = this.#origin(was, from);
    if (here && origin) this.#come(here, origin.box, delay, origin.exact ? 0 : 1);
  }

  /** An element of the table comes from a box elsewhere; turned: it shows its face on the way. */
  #come(here: Placed, box: DOMRect, delay: number, turned: number): void {
    const from = between(box, here.box);
    here.element.style.setProperty("z-index", "20");
    const done = this.#animate(
      here.element,
      [
        { transform: `${from}${turned ? " translateX(50%) rotateY(90deg) translateX(-50%)" : ""}`, boxShadow: "var(--shadow-3)" },
        { transform: "none", boxShadow: "none" },
      ],
      { duration: MOVE, delay, easing: IN_OUT, fill: "backwards" },
    );
    const clear = (): void => void here.element.style.removeProperty("z-index");
    done.finished.then(clear, clear);
  }

  #leave(mem: string, to: string, delay: number, after: Places): void {
    const copy = this.#copies.get(mem);
    const old = this.#before.get(mem);
    const target = after.get(`spot:${to}`) ?? after.get(to);
    if (!copy || !old) return;
    const end = target ? between(target.box, old.box) : "scale(.8)";
    this.#ghost(
      copy,
      old.box,
      [
        { transform: "none", filter: "none", opacity: 1 },
        { transform: "none", filter: "grayscale(1) brightness(.7)", opacity: 1, offset: 0.45 },
        { transform: end, filter: "grayscale(1) brightness(.7)", opacity: 0.2 },
      ],
      { duration: FLIP + MOVE, delay, easing: IN_OUT, fill: "backwards" },
    );
  }

  #move(move: Move, delay: number, after: Places): void {
    const here = move.id ? after.get(move.id) : undefined;
    const origin = this.#origin(move.was, move.from);
    const target = here ?? after.get(move.to) ?? after.get(`spot:${move.to}`);
    if (!origin || !target) return;
    if (here) {
      const small = here.element.dataset["card"] !== undefined && here.box.width < 30;
      if (small) this.#grow(here, origin.box, delay);
      else this.#come(here, origin.box, delay, move.flip || !origin.exact ? 1 : 0);
      return;
    }
    const copy = move.was ? this.#copies.get(move.was) : undefined;
    const facedown = this.moves.hidden(move.to) && this.moves.hidden(move.from);
    const ghost = copy && !facedown ? copy : back();
    const box = copy && !facedown ? origin.box : card(origin.box, target.box);
    this.#ghost(
      ghost,
      box,
      [
        { transform: "none", opacity: 1 },
        { transform: between(card(target.box, box), box), opacity: 1, offset: 0.92 },
        { transform: between(card(target.box, box), box), opacity: 0 },
      ],
      { duration: MOVE + 40, delay, easing: IN_OUT, fill: "backwards" },
    );
  }

  /** A lantern is hung up. */
  #grow(here: Placed, box: DOMRect, delay: number): void {
    const x = middle(box)[0] - middle(here.box)[0];
    const y = middle(box)[1] - middle(here.box)[1];
    this.#animate(
      here.element,
      [
        { transform: `translate(${x}px, ${y}px) scale(1.8)`, opacity: 0.4 },
        { transform: "translate(0, 0) scale(1.25)", opacity: 1, offset: 0.8 },
        { transform: "none", opacity: 1 },
      ],
      { duration: MOVE + 80, delay, easing: IN_OUT, fill: "backwards" },
    );
  }

  #origin(was: string | null, from: string): { box: DOMRect; exact: boolean } | null {
    const exact = was ? this.#before.get(was) : undefined;
    if (exact) return { box: exact.box, exact: true };
    const place = this.#before.get(from) ?? this.#before.get(`spot:${from}`);
    return place ? { box: place.box, exact: false } : null;
  }

  #beam(from: string, to: string, after: Places): void {
    const a = this.#before.get(from) ?? after.get(from);
    const b = this.#before.get(to) ?? after.get(to);
    if (!a || !b) return;
    const [x, y] = middle(a.box);
    const [tx, ty] = middle(b.box);
    const beam = document.createElement("div");
    beam.className = "beam";
    const long = Math.hypot(tx - x, ty - y);
    const turn = Math.atan2(ty - y, tx - x);
    this.#ghost(
      beam,
      new DOMRect(x, y - 5, long, 10),
      [
        { transform: `rotate(${turn}rad) scaleX(${still() ? 1 : 0})`, opacity: 1 },
        { transform: `rotate(${turn}rad) scaleX(1)`, opacity: 1, offset: 0.2 },
        { transform: `rotate(${turn}rad) scaleX(1)`, opacity: 1, offset: 0.8 },
        { transform: `rotate(${turn}rad) scaleX(1)`, opacity: 0 },
      ],
      { duration: SEEN, easing: OUT },
    );
    const target = after.element(to);
    if (target && !still()) this.#animate(target, [{ transform: "none" }, { transform: "translateX(5px)" }, { transform: "translateX(-4px)" }, { transform: "none" }], { duration: 180, delay: BEAM - 160, composite: "add" });
  }

  #number(mem: string, amount: number, delay: number, after: Places): void {
    const box = (this.#before.get(mem) ?? after.get(mem))?.box;
    if (!box) return;
    const number = document.createElement("div");
    number.className = amount > 0 ? "amount" : "amount healed";
    number.textContent = amount > 0 ? `−${amount}` : `+${-amount}`;
    const [x, y] = middle(box);
    this.#ghost(
      number,
      new DOMRect(x - 40, y - 20, 80, 40),
      [
        { transform: still() ? "none" : "translateY(-26px) scale(1.5)", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.2 },
        { transform: "none", opacity: 1, offset: 0.8 },
        { transform: still() ? "none" : "translateY(-8px)", opacity: 0 },
      ],
      { duration: SEEN, delay, easing: OUT, fill: "backwards" },
    );
  }

  #dice(faces: readonly number[]): void {
    const root = this.root();
    if (!root) return;
    const box = root.getBoundingClientRect();
    const rail = this.play.sizes.rail;
    faces.slice(0, 5).forEach((face, i, all) => {
      const die = dieFace(face);
      const x = box.left + (box.width - rail) / 2 + (i - (all.length - 1) / 2) * 84 - 36;
      const y = box.top + this.moves.middle() - 36;
      const shown = this.#ghost(die, new DOMRect(x, y, 72, 72), [{ transform: "rotate(-24deg) scale(.7)" }, { transform: "none", offset: 0.35 }, { transform: "none", opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: DIE + 900, delay: i * 60, easing: OUT, fill: "backwards" });
      for (let turn = 0; turn < 6; turn++) setTimeout(() => shown.playState !== "finished" && die.replaceChildren(...dieFace(turn === 5 ? face : ((face + turn * 2) % 6) + 1).childNodes), (DIE / 6) * turn);
    });
  }

  /** The light crosses from one half to the other (styles do that); the curtain line runs once along the bar. */
  #light(): void {
    const bar = this.root()?.querySelector<HTMLElement>("[data-phase]")?.getBoundingClientRect();
    if (!bar) return;
    const line = document.createElement("div");
    line.className = "run";
    this.#ghost(line, new DOMRect(bar.left, bar.bottom - 4, bar.width, 4), [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)", offset: 0.6 }, { clipPath: "inset(0 0 0 100%)" }], { duration: CURTAIN * 1.4, easing: IN_OUT });
  }

  #ghost(element: HTMLElement, box: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    element.removeAttribute("data-thing");
    element.classList.add("ghost");
    element.classList.remove("legal", "selected", "target", "lesser", "chosen", "grey", "just");
    element.querySelectorAll(".badge, .verb").forEach((each) => each.remove());
    element.querySelectorAll("button").forEach((each) => (each.tabIndex = -1));
    for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height })) element.style.setProperty(name, `${value}px`);
    this.layer()?.append(element);
    this.#ghosts.push(element);
    const animation = this.#animate(element, frames, timing);
    const gone = (): void => element.remove();
    animation.finished.then(gone, gone);
    return animation;
  }

  #animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const fast = this.#fast;
    const animation = element.animate(
      frames.map((frame) => ({ ...frame, transformOrigin: element.classList.contains("beam") ? "0 50%" : "0 0" })),
      { ...timing, duration: Number(timing.duration ?? MOVE) / fast, delay: Number(timing.delay ?? 0) / fast },
    );
    this.#running.push(animation);
    const gone = (): void => {
      this.#running = this.#running.filter((each) => each !== animation);
    };
    animation.finished.then(gone, gone);
    return animation;
  }
}

/** What a beam or a number points at. */
function pointedAt({ beams, hurt }: Plan): string[] {
  return [...beams.flatMap(({ from, to }) => [from, to]), ...hurt.map(({ mem }) => mem)];
}

function between(from: DOMRect, to: DOMRect, scale = to.width ? from.width / to.width : 1): string {
  if (scale === 1) {
    const [x, y] = middle(from);
    const [tx, ty] = middle(to);
    return from.width === to.width ? `translate(${from.left - to.left}px, ${from.top - to.top}px)` : `translate(${x - tx}px, ${y - ty}px)`;
  }
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;
}

/** A box of a card's shape in the middle of a place that may be a row, a plate or a counter. */
function card(place: DOMRect, like: DOMRect): DOMRect {
  const wide = Math.max(24, Math.min(place.width, like.width || 60, 72));
  const [x, y] = middle(place);
  return new DOMRect(x - wide / 2, y - (wide * 88) / 126, wide, (wide * 88) / 63);
}

function back(): HTMLElement {
  const element = document.createElement("div");
  element.className = "back";
  return element;
}
