/** What a table component needs. A room provides it during a game; a replay does too, without questions. */

import type { Because, Coaching, Foreseen, KeptAnswer, Line, Option, Question, AutoPass, View } from "../wire/types";

/** A question that several are asked at once, in seconds: how long it was, how much is left, how long it lasts at least. */
export interface WindowNow {
  length: number;
  left: number;
  /** What is left of the least time: an answer is not carried out before. */
  floor: number;
}

export type Absence = "" | "away" | "bot";

/** Something to press in the box of the coach. */
export interface AdviceAction {
  label: string;
  act: () => void;
  pressed?: boolean;
}

/** What is said in the box of the coach without a lesson: a puzzle, or a hint. */
export interface Advice {
  coaching: Coaching;
  actions: readonly AdviceAction[];
}

export interface Table<V extends View = View> {
  /** How the table looks to this viewer; null while it is being set. */
  readonly view: V | null;
  /** The seat shown at the bottom: the viewer's own, or the one looked at. */
  readonly near: number;
  /** The viewer's seat; null when watching. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The English names of the bots by seat, of which their faces are made; empty for people. */
  readonly bots?: readonly string[];
  /** Which game this is, for what this browser keeps about it; absent where nothing is kept. */
  readonly id?: string;
  /** Who of the players is not here: gone for now, or a bot plays for them. By seat. */
  readonly absences?: readonly Absence[];
  readonly lines: readonly Line[];
  readonly question: Question | null;
  /** A message is on its way; nothing else can be chosen until the answer is here. */
  readonly busy: boolean;
  readonly undo: "free" | "ask" | "no";
  /** Seconds left on each seat's clock, null without one. */
  readonly clocks: readonly (number | null)[];
  /** The viewer's answer while others still answer the same question: `choose` and `pick` change it, `askUndo` removes it. */
  readonly pendingAnswer?: KeptAnswer | null;
  /** Options the viewer has at any time, whoever is asked. */
  readonly asides?: readonly Option[];
  /** What the viewer passes automatically. */
  readonly standing?: AutoPass | null;
  /** The time to answer, where there is a limit; the same for every seat. */
  readonly window?: WindowNow | null;
  /** Slow games: until when an answer is awaited, in seconds since 1970. */
  readonly by?: number | null;
  /** In a lesson, what its coach says now. */
  readonly coach?: Coaching | null;
  /** In a puzzle, or when a hint was asked for. */
  readonly advice?: Advice | null;
  /** Ask what the strongest bot would do; absent where that can't be asked. */
  readonly hint?: (() => void) | null;

  choose(option: number): void;
  pick(things: string[]): void;
  why(thing: string, target?: string): Promise<Because>;
  /** What options of the open question would do, or picking all these things; null: that is not to be learned. */
  foresee?(options: readonly number[], things: readonly string[]): Promise<Foreseen | null>;
  askUndo(): void;
  /** Something that came is still waiting to be shown. */
  readonly behind?: boolean;
  /** Show it all at once, up to the viewer's next question. */
  hurry?(): void;
  aside?(option: Option): void;
  setStanding?(until: AutoPass["until"], hold?: string[], own?: boolean): void;
}
