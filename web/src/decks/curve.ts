/** How many cards of each level a deck plays: what its picture shows. */

import type { BuiltinDeck, GameName } from "../wire/types";

export type CurveName = "debut" | "1st" | "2nd" | "spot" | "support" | "pl8" | "pl9" | "pl10" | "others";

export interface Column {
  id: CurveName;
  n: number;
  /** What is laid beside holomem and VTubers. */
  hatched: boolean;
}

const HOCG: readonly CurveName[] = ["debut", "1st", "2nd", "spot", "support"];
const VCARD: readonly CurveName[] = ["pl8", "pl9", "pl10"];

/** Of hOCG the levels and the supports; of VCard the stages, and everything else together. */
export function curve(game: GameName, levels: BuiltinDeck["levels"]): Column[] {
  const column = (id: CurveName, n = levels[id] ?? 0): Column => ({ id, n, hatched: id === "support" || id === "others" });
  if (game === "hocg") return HOCG.map((id) => column(id));
  const stages = VCARD.map((id) => column(id));
  const all = Object.values(levels).reduce((sum, n) => sum + n, 0);
  return [...stages, column("others", all - stages.reduce((sum, { n }) => sum + n, 0))];
}
