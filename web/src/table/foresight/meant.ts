/** Which options the player has in view: those something is asked about, and the one that is about to be taken. */

import type { Foresight, Handle, Pick as Picking, Question } from "../../wire/types";
import * as options from "../options";
import { sent } from "../picks";

/** The player's answer as far as it is made, and the thing pointed at or in focus. */
export interface Answering {
  question: Question | null;
  pick: Picking | null;
  held: options.Held | null;
  chosen: readonly Handle[];
  enough: boolean;
  plain: readonly number[];
  pointed: Handle | null;
}

export interface InView {
  options: readonly number[];
  /** All that is picked, once it is enough. */
  things: readonly Handle[];
}

/** The most that one request may ask about. */
const MOST = 40;
/** Answers in words that are told beside each other. */
const BUTTONS = 3;
const BARE: ReadonlyMap<Handle, Foresight["facts"]> = new Map();
const NOTHING: InView = { options: [], things: [] };

export function inView(answering: Answering): InView {
  const { question, pick, held, chosen, enough, plain, pointed } = answering;
  if (!question) return NOTHING;
  if (question.pick) return pick && enough && chosen.length > 0 ? { options: [], things: sent(pick, chosen) } : NOTHING;
  if (pick) return { options: picks(question).slice(0, MOST), things: [] };
  if (held) return { options: options.open(question, held).slice(0, MOST), things: [] };
  const under = pointed ? (options.sources(question).get(pointed) ?? []) : [];
  return { options: [...(plain.length <= BUTTONS ? plain : []), ...under].slice(0, MOST), things: [] };
}

/** The option that one more step would take; null if there are several, or none. */
export function meant(answering: Answering): number | null {
  const { question, pick, held, chosen, pointed } = answering;
  if (!question || question.pick) return null;
  if (pick) return only(picks(question).filter((i) => question.options[i]?.things?.[0] === (chosen[0] ?? pointed)));
  if (!held) return pointed ? only(options.sources(question).get(pointed) ?? []) : null;
  const ready = options.ready(question, held);
  return ready ?? (pointed ? only(options.targets(question, held).get(pointed) ?? []) : null);
}

/** Answers that are buttons, of which each does one thing. */
export function buttons({ question, pick, held, plain }: Answering): readonly number[] {
  if (!question || pick) return [];
  if (!held) return plain.length <= BUTTONS ? plain : [];
  if (held.act !== null) return [];
  return options.acts(question, held.thing).flatMap((act) => (act.options.length === 1 ? act.options : []));
}

/** Things that may be chosen next, each with the one option behind it. */
export function aims(answering: Answering): ReadonlyMap<Handle, number> {
  const { question, pick, held } = answering;
  const found = new Map<Handle, number>();
  if (!question || question.pick) return found;
  if (pick) {
    for (const i of picks(question)) {
      const thing = question.options[i]?.things?.[0];
      if (thing !== undefined) found.set(thing, i);
    }
  } else if (held) {
    for (const [thing, behind] of options.targets(question, held)) {
      const one = only(behind);
      if (one !== null) found.set(thing, one);
    }
  }
  return found;
}

/** What hangs on which thing: everything about what is meant, and on each aim what would happen to it. */
export function badges(of: (option: number) => Foresight | null, meant: Foresight | null, aims: ReadonlyMap<Handle, number>): ReadonlyMap<Handle, Foresight["facts"]> {
  if (!meant && !aims.size) return BARE;
  const found = new Map<Handle, Foresight["facts"]>();
  const hang = (fact: Foresight["facts"][number]): void => {
    if (fact.thing && fact.badge) found.set(fact.thing, [...(found.get(fact.thing) ?? []), fact]);
  };
  if (meant) for (const fact of meant.facts) hang(fact);
  for (const [thing, option] of aims) {
    if (found.has(thing)) continue;
    for (const fact of of(option)?.facts ?? []) if (fact.thing === thing) hang(fact);
  }
  return found;
}

/** What is known, with what was asked about now; null: nothing about it is certain. */
export function learned(known: ReadonlyMap<number, Foresight | null>, asked: readonly number[], told: readonly Foresight[]): ReadonlyMap<number, Foresight | null> {
  return new Map([...known, ...asked.map((n) => [n, told.find((each) => each.option === n) ?? null] as const)]);
}

function picks(question: Question): number[] {
  return question.options.flatMap((option, i) => (option.verb === "pick" ? [i] : []));
}

function only(found: readonly number[]): number | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
