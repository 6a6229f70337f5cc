/** The main deck in groups, as each game's players speak of it; cards nobody knows come at the end. */

import { elementOf, ELEMENTS } from "../card/vcard/elements";
import { isVCard } from "../card/vcard/kinds";
import type { CardInfo, Deck } from "../wire/types";
import { rows, type Row } from "./list";

const ORDER = ["debut", "1st", "2nd", "spot", "support", "vtuber", "mascot", "world", "boost", "ally", "reinforcement", "unknown"] as const;
export type GroupName = (typeof ORDER)[number];

export interface Group {
  id: GroupName;
  count: number;
  rows: Row[];
}

export function groups(deck: Deck, find: (number: string) => CardInfo | undefined): Group[] {
  const found = new Map<GroupName, Row[]>();
  for (const row of rows(deck, "main", find)) {
    const id = groupOf(row.card);
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return ORDER.flatMap((id) => {
    const some = found.get(id);
    return some ? [{ id, count: some.reduce((sum, row) => sum + row.n, 0), rows: some.sort(compare) }] : [];
  });
}

function groupOf(card: CardInfo | undefined): GroupName {
  const id = !card ? "" : card.kind === "holomem" ? card.level : card.kind === "support" && isVCard(card) ? card.support : card.kind;
  return ORDER.find((each) => each === id) ?? "unknown";
}

/** Supports by type and name; VTubers and their Mascots by element and line, the lowest of a line first. */
function compare(a: Row, b: Row): number {
  const element = place(a.card) - place(b.card);
  const line = lineOf(a.card).localeCompare(lineOf(b.card));
  const kind = (a.card?.kind === "support" && (a.card.support ?? "").localeCompare(b.card?.support ?? "")) || 0;
  const name = (a.card?.name.en ?? "").localeCompare(b.card?.name.en ?? "");
  return element || line || (a.card?.pl ?? 0) - (b.card?.pl ?? 0) || kind || name || a.number.localeCompare(b.number);
}

function place(card: CardInfo | undefined): number {
  return card && isVCard(card) ? ELEMENTS.indexOf(elementOf(card)) : 0;
}

/** Lines are the same within a set only. */
function lineOf(card: CardInfo | undefined): string {
  return card?.line ? `${card.line}\n${card.set ?? ""}` : "";
}

/** Does the row evolve the one above it? */
export function evolves(rows: readonly Row[], i: number): boolean {
  const [above, here] = [rows[i - 1]?.card, rows[i]?.card];
  return here?.kind === "vtuber" && lineOf(here) !== "" && lineOf(above) === lineOf(here);
}
