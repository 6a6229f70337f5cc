/** What the table says beside the board in a puzzle or as a hint, in the box of the coach. */

import { plain } from "../card/text";
import type { Room } from "../room/room.svelte";
import type { Advice, AdviceAction } from "../table/table";
import type { CoachPage, Hinted, PuzzleInfo, PuzzleStanding, Words } from "../wire/types";
import { colon, pair, say, sentences } from "../words/words";
import { w } from "./words";

/** A sentence that this client made, in the language it is shown in. */
const own = (text: string): Words => ({ en: text, ja: text });

/** The lines of play of a puzzle, numbered, with the name of whoever isn't the solver. */
function told(standing: PuzzleStanding, room: Room): CoachPage[] {
  const moves = (standing.line ?? []).map(({ seat, words }) => {
    const text = plain(say(words), room.names);
    return seat === room.seat ? text : `${room.nameOf(seat)}${colon()}${text}`;
  });
  return moves.length ? [{ words: own(moves.map((move, n) => `${n + 1}. ${move}`).join("\n")) }] : [];
}

export interface PuzzleActs {
  shown: "task" | "hint" | "solution";
  show: (what: "task" | "hint" | "solution") => void;
  again: () => void;
}

export function puzzleAdvice(room: Room, puzzle: PuzzleInfo, { shown, show, again }: PuzzleActs): Advice {
  const { last: hinted, waiting } = room.hints;
  const standing = hinted?.puzzle ?? null;
  const fresh = hinted !== null && !waiting && hinted.asked === (room.question?.asked ?? hinted.asked);
  const reset: AdviceAction = { label: w("reset"), act: again };
  const undo: AdviceAction[] = room.undo === "free" ? [{ label: w("back"), act: () => room.askUndo() }] : [];
  if (standing?.state === "solved") return advice(puzzle, [{ words: standing.words }], [], [reset], 1);
  if (standing?.state === "missed" && !waiting) {
    const line = told(standing, room);
    const pages = [{ words: own(sentences([w("missed"), say(standing.words)])) }, ...line.map((page) => ({ words: own(`${w("answer")}\n${page.words.en}`) }))];
    return advice(puzzle, pages, [], [...undo, reset]);
  }
  const acts: AdviceAction[] = [
    { label: w("hint"), act: () => show(shown === "hint" ? "task" : "hint"), pressed: shown === "hint" },
    { label: w("solution"), act: () => show(shown === "solution" ? "task" : "solution"), pressed: shown === "solution" },
    reset,
  ];
  if (shown === "solution" && standing) return advice(puzzle, told(standing, room).map((page) => ({ words: own(`${w("how")}\n${page.words.en}`) })), fresh ? options(hinted) : [], acts);
  if (shown === "hint") return advice(puzzle, [{ words: fresh ? (hinted.words ?? own(w("noHint"))) : own(w("thinking")) }], fresh ? options(hinted) : [], acts);
  const length = puzzle.acts === 1 ? w("shortestOne") : w("shortest", { n: puzzle.acts });
  return advice(puzzle, [{ words: own(sentences([say(puzzle.task), w("open"), length])) }], [], acts);
}

function advice(puzzle: PuzzleInfo, pages: CoachPage[], options: number[], actions: AdviceAction[], done = 0): Advice {
  const topic = own(w("puzzle"));
  return { coaching: { lesson: puzzle.id, title: topic, done, steps: 1, pages, topic, options }, actions };
}

/** In any other game: the hint to the open question, until that is answered or the hint put away. */
export function hintAdvice(room: Room): Advice | null {
  const { last: hinted, waiting } = room.hints;
  if (!room.question) return null;
  const fresh = hinted !== null && !waiting && hinted.asked === room.question.asked;
  if (!fresh && !waiting) return null;
  const topic = own(w("hint"));
  const why = (hinted?.why ?? []).map((each) => say(each)).join(pair(["; ", "、"]));
  const words = !fresh ? own(w("thinking")) : !hinted.words ? own(w("noHint")) : own(sentences([say(hinted.words), why]));
  return {
    coaching: { lesson: "hint", title: topic, done: 0, steps: 0, pages: [{ words }], topic, options: fresh ? options(hinted) : [] },
    actions: [{ label: w("hide"), act: () => room.hints.clear() }],
  };
}

function options(hinted: Hinted): number[] {
  return typeof hinted.option === "number" ? [hinted.option] : [];
}
