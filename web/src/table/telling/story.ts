/** What just happened, in the journal's own words: short enough to be read while the game goes on. */

import type { Line, Words } from "../../wire/types";
import { turns, type JournalEntry, type Turn } from "../journal/groups";

/** At the most so many sentences are told at once; the rest is in the recap. */
const MOST = 3;
/** What is told even if the player did it: it says what came of it. */
const LOUD = new Set([
  ...["damage", "down", "life", "roll", "no-effect"],
  ...["hit", "avoid", "lose", "pay", "gain", "defeat", "cancel", "flip", "incident", "resolve", "role", "true form", "succeed", "swap roles"],
  ...["flip coin", "combat", "point", "tie", "counter", "decayed", "exalted", "erupt", "fall", "empty deck"],
]);
/** What is left out first where there is too much to tell: where cards went. */
const MINOR = new Set(["archive", "leave", "shuffle", "bottom", "bottom-cheer", "top", "return", "return-cheer", "look"]);
/** Never worth a sentence of its own. */
const QUIET = new Set(["shuffle", "set", "rest", "ready"]);

/** The last thing of these lines that somebody did, with what followed from it; null: nothing to tell. */
export function beat(fresh: readonly Line[], seat: number | null): readonly Line[] | null {
  const entries = turns(fresh).flatMap((turn) => turn.entries);
  const told = entries.filter((entry) => !QUIET.has(entry.line.kind));
  if (!told.some((entry) => entry.line.seat !== seat || lines(entry).some((line) => LOUD.has(line.kind)))) return null;
  const last = told.findLastIndex((entry) => entry.under.length > 0 || entry.line.kind === "art");
  return short(told.slice(Math.max(0, last)).flatMap(lines));
}

/** The last thing that anybody did, with what followed from it. */
export function latest(all: readonly Line[]): readonly Line[] {
  const told = turns(all).flatMap((turn) => turn.entries).findLast((entry) => !QUIET.has(entry.line.kind));
  return told ? short(lines(told)) : [];
}

/** The faces of dice in these lines. */
export function dice(told: readonly Line[]): number[] {
  return told.filter((line) => line.kind === "roll").flatMap((line) => (line.more ?? []).filter((each) => typeof each === "number")).slice(0, 5);
}

/** The beginning says what was done; of the rest, what came of it goes before what else happened. */
function short(told: readonly Line[]): readonly Line[] {
  const [first, ...rest] = told;
  if (told.length <= MOST || !first) return told;
  const weight = (line: Line): number => (LOUD.has(line.kind) ? 2 : MINOR.has(line.kind) ? 0 : 1);
  const kept = [0, 1, 2].flatMap((each) => rest.filter((line) => weight(line) === each)).slice(1 - MOST);
  return [first, ...rest.filter((line) => kept.includes(line))];
}

/** What the open question does not say itself: it names the cards that are to be reacted to. */
export function unsaid(told: readonly Line[], question: Words | null | undefined): readonly Line[] | null {
  const left = told.filter((line) => LOUD.has(line.kind) || !repeats(line.words?.en ?? "", question?.en ?? ""));
  return left.length ? left : null;
}

function repeats(line: string, question: string): boolean {
  const cards = [...line.matchAll(/\]\([^()]+\)/g)].map(([card]) => card);
  return cards.length > 0 && cards.every((card) => question.includes(card));
}

function lines(entry: JournalEntry): Line[] {
  return [entry.line, ...entry.under];
}

/** What the others have done since the viewer's last turn; of somebody who watches: the last turn that is over. */
export function recap(all: readonly Line[], seat: number | null): Turn[] {
  const told = turns(all).filter((turn) => turn.turn > 0);
  const now = told.at(-1);
  const before = now && (seat === null || now.seat === seat) ? told.slice(0, -1) : told;
  if (seat === null) return before.slice(-1);
  const own = before.findLastIndex((turn) => turn.seat === seat);
  return before.slice(own + 1).filter((turn) => turn.entries.length > 0);
}

/** Milliseconds that a sentence is left to be read. */
export function readingTime(text: string): number {
  return Math.min(7000, 1400 + 45 * text.length);
}
