/** Cards by number. */

import type { CardInfo } from "../wire/types";

export function byNumber(cards: readonly CardInfo[]): ReadonlyMap<string, CardInfo> {
  return new Map(cards.map((card) => [card.id, card]));
}
