/** The deck a player has picked from a list: "builtin:id" or "own:id", as the value of a select. */

import { ownDeck } from "../decks/decks.svelte";
import type { DeckChoice } from "../wire/types";

export function deckChoice(value: string): DeckChoice {
  const [kind, id = ""] = split(value);
  if (kind === "builtin") return { builtin: id };
  const own = kind === "own" ? ownDeck(id) : undefined;
  return own ? { list: own.deck } : {};
}

function split(value: string): [string, string] {
  const at = value.indexOf(":");
  return [value.slice(0, at), value.slice(at + 1)];
}

const KEY = "kaimaku.lastDeck";

/** The deck played last, if it still exists; else the first of the list. */
export function lastDeck(game: string, values: readonly string[]): string {
  const last = stored()[game];
  return last && values.includes(last) ? last : (values[0] ?? "");
}

export function keepLastDeck(game: string, value: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: value }));
  } catch {
    // without storage the first deck is offered next time
  }
}

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
