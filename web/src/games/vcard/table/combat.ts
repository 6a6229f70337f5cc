/** The combat as it is shown: rows for both sides, what stands on the board so far, and what it all means. */

import type { CardNumber, Combat, CombatRow, VCardView } from "../../../wire/types";

/** A combat and the score it led to, kept for as long as somebody looks at it. */
export interface Moment {
  combat: Combat;
  points: number[];
}

/** One line of the breakdown; "help": what the Backstage added to equal Active VTubers. */
export interface Line {
  kind: CombatRow["kind"] | "help";
  rule: string;
  left: number;
  right: number;
  leftCards: readonly CardNumber[];
  rightCards: readonly CardNumber[];
}

export const TIE_RULE = "vcard:7.3.1.1";
/** How far apart the rows come, in milliseconds. */
export const APART = 120;

export function momentOf(view: VCardView): Moment | null {
  return view.combat ? { combat: view.combat, points: view.boards.map((board) => board.points ?? 0) } : null;
}

/** The rows with the near side on the left. */
export function lines(combat: Combat, near: number): Line[] {
  const far = near === 0 ? 1 : 0;
  const rows = combat.rows.map((row): Line => {
    const cards = row.cards ?? [];
    return { kind: row.kind, rule: row.rule, left: row.amounts[near] ?? 0, right: row.amounts[far] ?? 0, leftCards: cards[near] ?? [], rightCards: cards[far] ?? [] };
  });
  if (combat.tied) {
    const { helpers = [], helped = [] } = combat;
    rows.push({ kind: "help", rule: TIE_RULE, left: helped[near] ?? 0, right: helped[far] ?? 0, leftCards: helpers[near] ?? [], rightCards: helpers[far] ?? [] });
  }
  return rows;
}

/** What one side has after so many rows; at the end the total itself. */
export function soFar(all: readonly Line[], side: "left" | "right", shown: number, total: number | null): number | null {
  if (total === null || shown >= all.length) return total;
  return all.slice(0, shown).reduce((sum, line) => sum + line[side], 0);
}

/** By how much it was won; null: nobody won, or there was nobody to beat. */
export function margin(combat: Combat): number | null {
  const [a, b] = combat.totals;
  return combat.winner === null || a == null || b == null ? null : Math.abs(a - b);
}
