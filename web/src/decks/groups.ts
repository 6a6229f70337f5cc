/** The main deck in groups, as each game's players speak of it; cards nobody knows come at the end. */

import type { DeckGroup, Find } from "../games/client_game";
import type { Deck, GameName } from "../wire/types";
import { deckKind } from "./kinds";
import { rows, type Row } from "./list";

export interface Group extends DeckGroup {
  count: number;
  rows: Row[];
}

const UNKNOWN: DeckGroup = { id: "unknown", words: ["Unknown cards", "不明なカード"] };

export function groups(game: GameName, deck: Deck, find: Find): Group[] {
  const kind = deckKind(game);
  const all = rows(deck, "main", find);
  const idOf = (row: Row): string => (row.card && kind.groups.find(({ id }) => row.card && id === kind.groupOf(row.card))?.id) ?? UNKNOWN.id;
  const compare = (a: Row, b: Row): number =>
    kind.compare(a.card, b.card) || (a.card?.name.en ?? "").localeCompare(b.card?.name.en ?? "") || a.number.localeCompare(b.number);
  return [...kind.groups, UNKNOWN].flatMap((group) => {
    const some = all.filter((row) => idOf(row) === group.id);
    return some.length ? [{ ...group, count: some.reduce((sum, row) => sum + row.n, 0), rows: some.sort(compare) }] : [];
  });
}
