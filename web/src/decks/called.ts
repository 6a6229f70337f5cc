/** What a card of a deck is called: VTubers of a line share their name and are told apart by their stage. */

import { say } from "../words/words";
import type { CardInfo } from "../wire/types";

export function called(card: CardInfo | undefined, number: string): string {
  const name = say(card?.name) || number;
  return card?.kind === "vtuber" && card.pl ? `${name} PL${card.pl}` : name;
}
