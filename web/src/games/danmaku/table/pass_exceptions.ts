/** Cards the player is asked about even while passing automatically. Chosen by name: every copy, of every season. */

import { typesOf } from "../card/types";
import type { CardInfo, CardNumber } from "../../../wire/types";

/** All numbers of each card in question that could be a reaction: of the Main Deck by its type, of a character always. */
export function exceptionsFor(asked: readonly (CardInfo | null)[], all: readonly CardInfo[]): CardNumber[][] {
  const found = new Map<string, CardNumber[]>();
  for (const card of asked) {
    if (!card || (card.kind === "main" && !typesOf(card).includes("reaction"))) continue;
    const same = all.filter((each) => each.name.en === card.name.en && each.kind === card.kind);
    found.set(card.name.en, same.map((each) => each.id));
  }
  return [...found.values()];
}
