/** What a set is called; most go by their code. */

import { pair, type Pair } from "../../../words/words";

const NAMES: Record<string, Pair> = {
  CCD: ["Curtain Call Demo Set", "カーテンコール デモセット"],
  S1: ["Set 1, Rising Stars", "セット1 Rising Stars"],
};

export function setName(code: string): string {
  const known = NAMES[code];
  return known ? pair(known) : code;
}
