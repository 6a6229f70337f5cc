/** What a coach points at: names of things and places, and the elements that show them. */

import type { Held } from "../table/options";
import type { Coaching, CoachPage, Option } from "../wire/types";

/** The question itself: where nothing more exact of it can be found. */
export const PROMPT = "prompt";

/** The first page that hasn't been put away; the last one stays. */
export function pageNow(pages: readonly CoachPage[], read: ReadonlySet<string>): number {
  const at = pages.findIndex((page) => !read.has(page.words.en));
  return at < 0 ? pages.length - 1 : at;
}

/** What the coach points at on a page: on the last one, the next thing to press for the step. */
export function pointedAt(coach: Coaching, page: number, options: readonly Option[], passing: number | null | undefined, held: Held | null, chosen: readonly string[]): readonly string[] {
  const said = coach.pages[page]?.point ?? [];
  if (page < coach.pages.length - 1) return said;
  const first = coach.options?.[0];
  const wanted = first === undefined ? undefined : options[first];
  if (!wanted) return said;
  const things = wanted.things ?? [];
  if (held && held.thing === things[0]) {
    if (held.act === null) return [`act:${wanted.act || wanted.verb}`, PROMPT];
    const targets = things.slice(1 + held.targets.length);
    return targets[0] ? [targets[0]] : ["confirm", PROMPT];
  }
  if (things[0]) return [chosen.includes(things[0]) ? "confirm" : things[0]];
  return said.length ? said : first === passing ? ["pass", "confirm", PROMPT] : [`option:${first}`, PROMPT];
}

/** The boxes of what is named, as far as it is on the screen; the question and its button only if nothing else is. */
export function boxes(root: HTMLElement, names: readonly string[]): DOMRect[] {
  const found: DOMRect[] = [];
  for (const name of names) {
    if (found.length && (name === PROMPT || name === "confirm")) continue;
    const box = [...root.querySelectorAll(selector(name))].map((each) => each.getBoundingClientRect()).find((each) => each.width > 0 && each.height > 0);
    if (box) found.push(box);
  }
  return found;
}

/** Scroll to the first thing that is named, if it can't be seen where it is. */
export function reveal(root: HTMLElement, names: readonly string[]): void {
  const thing = names.flatMap((name) => [...root.querySelectorAll(selector(name))]).find((each) => each.getBoundingClientRect().height > 0);
  if (!thing) return;
  const box = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!seen || !(thing.contains(seen) || seen.contains(thing))) thing.scrollIntoView({ block: "center", inline: "nearest" });
}

/** From the middle of one box to the middle of another, as far as it lies outside both. */
export function line(from: DOMRect, to: DOMRect): { x1: number; y1: number; x2: number; y2: number } {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const part = (box: DOMRect): number => Math.min(dx ? box.width / 2 / Math.abs(dx) : 1, dy ? box.height / 2 / Math.abs(dy) : 1, 1);
  const [leave, arrive] = [part(from), 1 - part(to)];
  return { x1: x + dx * leave, y1: y + dy * leave, x2: x + dx * arrive, y2: y + dy * arrive };
}

function selector(name: string): string {
  if (name === PROMPT) return "[data-prompt]";
  const escaped = CSS.escape(name);
  return `[data-thing="${escaped}"], [data-spot="${escaped}"], [data-point="${escaped}"]${name === "pass" ? ", [data-pass]" : ""}`;
}
