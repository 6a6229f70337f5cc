/** Whose turn a part of the journal tells about. */

import type { Play } from "../play.svelte";
import { w } from "../words";
import type { Turn } from "./groups";

export function turnWords(play: Play, { turn, round, seat }: Turn): string {
  if (turn === 0 || seat === null) return w("before");
  const words = seat === play.table.seat ? w("turnYou", { n: turn }) : w("turnOf", { n: turn, who: play.name(seat) });
  return round ? w("inRound", { round, turn: words }) : words;
}
