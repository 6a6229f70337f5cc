/** The two decks for a first game and why, in a sentence or two; nothing where none are recommended. */

import type { GameInfo } from "../wire/types";
import { say } from "../words/words";
import { w } from "./words";

export function firstPair({ first, decks }: GameInfo): string {
  const names = first?.decks.map((id) => say(decks.find((deck) => deck.id === id)?.name)) ?? [];
  return first ? w("firstPair", { decks: names.join(w("and")), why: say(first.why) }) : "";
}
