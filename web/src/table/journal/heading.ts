/** Whose turn a part of the journal tells about. */

import type { Line } from "../../wire/types";
import type { Play } from "../play.svelte";
import { w } from "../words";
import type { Turn } from "./groups";

export function turnWords(play: Play, { turn, round, seat }: Turn): string {
  if (turn === 0 || seat === null) return w(continued(play) ? "fromHere" : "before");
  const words = seat === play.table.seat ? w("turnYou", { n: turn }) : w("turnOf", { n: turn, who: play.name(seat) });
  return round ? w("inRound", { round, turn: words }) : words;
}

/** The game was begun elsewhere, as from a moment of a replay: its first turn isn't told here. */
function continued(play: Play): boolean {
  const { lines, view } = play.table;
  return view !== null && view.turn > 0 && !lines.some(opens);
}

function opens(line: Line): boolean {
  const [turn, round] = (line.more ?? []).filter((each) => typeof each === "number");
  return line.kind === "turn" && turn === 1 && (round ?? 1) === 1;
}
