/** A Power Level by its parts: one row for each kind, in the order of combat. */

import type { CardNumber, Term } from "../../../wire/types";

export interface Part {
  kind: Term["kind"];
  amount: number;
  cards: CardNumber[];
}

export function parts(terms: readonly Term[]): Part[] {
  const rows = new Map<Term["kind"], Part>();
  for (const term of terms) {
    const row = rows.get(term.kind) ?? { kind: term.kind, amount: 0, cards: [] };
    row.amount += term.amount;
    if (term.card && term.kind !== "printed") row.cards.push(term.card);
    rows.set(term.kind, row);
  }
  return [...rows.values()];
}
