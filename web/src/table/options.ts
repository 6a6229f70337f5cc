/** The options of a question, sorted by the thing one would pick up. What is possible is only ever read from here. */

import { once } from "./once";
import type { Handle, Option, Question, Pick as Picking, Words } from "../wire/types";

/** Options of one thing that differ only in their target. */
export interface Act {
  act: string;
  label: Words | null;
  options: readonly number[];
}

/** What is in the player's hand: a thing, perhaps what to do with it, and the targets named so far. */
export interface Held {
  thing: Handle;
  act: string | null;
  targets: readonly Handle[];
}

/** Nothing can be picked up, or nowhere can it go. */
export const NOWHERE: ReadonlyMap<Handle, number[]> = new Map();
/** Nothing stands out. */
export const NO_THINGS: ReadonlySet<Handle> = new Set();
/** Nothing is named. */
export const NO_HANDLES: readonly Handle[] = [];
export const NO_WORDS: ReadonlyMap<string, string> = new Map();

/** What a press leads to: something is held or nothing is, and an option may be sent. */
export interface Step {
  held: Held | null;
  send: number | null;
}

export type Asked = Pick<Question, "options" | "passing">;

export function things(option: Option): readonly Handle[] {
  return option.things ?? [];
}

/** Everything one can pick up, with the places of its options in the list. */
export const sources = once((question: Asked): ReadonlyMap<Handle, number[]> => {
  const found = new Map<Handle, number[]>();
  question.options.forEach((option, i) => {
    const first = things(option)[0];
    if (first === undefined || isPlain(option)) return;
    const row = found.get(first);
    if (row) row.push(i);
    else found.set(first, [i]);
  });
  return found;
});

/** Options that are answered in words: yes and no, numbers, effects to put in order. The one that passes stands apart. */
export function plain(question: Asked): number[] {
  return question.options.flatMap((option, i) => (isPlain(option) && i !== (question.passing ?? -1) ? [i] : []));
}

/** A numbered option may share its thing with others (two effects of one card), so its words tell it, not its thing. */
function isPlain(option: Option): boolean {
  return things(option).length === 0 || (option.n ?? null) !== null;
}

/** One of several things is asked for: the same as choosing some of them, but the answer is an option. */
export function single(question: Asked): Picking | null {
  const first = question.options[0];
  if (first?.verb !== "pick") return null;
  const offered = question.options.flatMap((option) => (option.verb === "pick" ? things(option).slice(0, 1) : []));
  return { least: question.passing == null ? 1 : 0, most: 1, things: offered };
}

export function acts(question: Asked, thing: Handle): Act[] {
  const rows = new Map<string, { label: Words | null; options: number[] }>();
  for (const i of sources(question).get(thing) ?? []) {
    const option = at(question, i);
    const act = option.act || option.verb;
    const row = rows.get(act);
    if (row) row.options.push(i);
    else rows.set(act, { label: option.label ?? option.words ?? null, options: [i] });
  }
  return [...rows].map(([act, row]) => ({ act, ...row }));
}

/** The options that what is held can still become. */
export function open(question: Asked, held: Held): number[] {
  return (sources(question).get(held.thing) ?? []).filter((i) => {
    const option = at(question, i);
    if (held.act !== null && (option.act || option.verb) !== held.act) return false;
    return held.targets.every((target, n) => things(option)[n + 1] === target);
  });
}

/** Where what is held can go next, each with the options behind it. */
export function targets(question: Asked, held: Held): Map<Handle, number[]> {
  const found = new Map<Handle, number[]>();
  for (const i of open(question, held)) {
    const next = things(at(question, i))[held.targets.length + 1];
    if (next === undefined) continue;
    const row = found.get(next);
    if (row) row.push(i);
    else found.set(next, [i]);
  }
  return found;
}

/** The one option that is left, once nothing is to be chosen any more. */
export function ready(question: Asked, held: Held): number | null {
  const left = open(question, held);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Press a thing. Careful: even what is no choice waits for Confirm. `selects`: so does the first press on a thing. */
export function press(question: Asked, held: Held | null, thing: Handle, careful: boolean, selects = careful): Step {
  if (held) {
    if (held.thing === thing) return NOTHING;
    const named = targets(question, held).get(thing);
    if (named) return settle(question, { ...held, targets: [...held.targets, thing] }, careful);
    if (held.targets.at(-1) === thing && ready(question, held) !== null) return { held, send: ready(question, held) };
  }
  if (!sources(question).has(thing)) return { held, send: null };
  return settle(question, { thing, act: null, targets: [] }, selects);
}

/** Say what to do with the thing that is held. */
export function choose(question: Asked, held: Held, act: string, careful: boolean): Step {
  return settle(question, { thing: held.thing, act, targets: [] }, careful);
}

/** One step back: the last target, then what to do, then the thing itself. */
export function stepBack(question: Asked, held: Held): Held | null {
  if (held.targets.length > 0) {
    const before = { ...held, targets: held.targets.slice(0, -1) };
    return open(question, before).length > 1 ? before : stepBack(question, before);
  }
  if (held.act !== null && acts(question, held.thing).length > 1) return { ...held, act: null };
  return null;
}

const NOTHING: Step = { held: null, send: null };

function settle(question: Asked, held: Held, careful: boolean): Step {
  const only = acts(question, held.thing);
  const act = held.act ?? (only.length === 1 ? (only[0]?.act ?? null) : null);
  const now = { ...held, act };
  const left = ready(question, now);
  if (left === null) return { held: now, send: null };
  const option = at(question, left);
  const full = { ...now, act: option.act || option.verb, targets: things(option).slice(1) };
  return careful || option.risk ? { held: full, send: null } : { held: null, send: left };
}

function at(question: Asked, i: number): Option {
  const option = question.options[i];
  if (!option) throw new RangeError(`there is no option ${i}`);
  return option;
}
