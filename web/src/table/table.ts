/** What a table component needs to know and do. A room provides it while a game is played, a replay without a question. */

import type { Because, HocgView, Line, Question } from "../wire/types";

export interface Table {
  /** How the table looks to this viewer; null while it is being set. */
  readonly view: HocgView | null;
  /** Whose half lies below: the viewer's own seat, or the one looked at. */
  readonly near: number;
  /** The viewer's seat; null when watching. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  readonly question: Question | null;
  /** A message is on its way; nothing else can be chosen until the answer is here. */
  readonly busy: boolean;
  readonly undo: "free" | "ask" | "no";
  /** Seconds left on each seat's clock, null without one. */
  readonly clocks: readonly (number | null)[];

  choose(option: number): void;
  pick(things: string[]): void;
  why(thing: string, target?: string): Promise<Because>;
  askUndo(): void;
}
