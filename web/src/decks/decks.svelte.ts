/** The player's own decks, kept in this browser. */

import type { Deck, GameName } from "../wire/types";

export interface OwnDeck {
  id: string;
  game: GameName;
  deck: Deck;
  changed: number;
}

const KEY = "kaimaku.decks";
let decks = $state.raw<readonly OwnDeck[]>(stored());
addEventListener("storage", (event) => {
  if (event.key === KEY) decks = stored();
});

/** The decks of a game, the one changed last first. */
export function ownDecks(game: GameName): OwnDeck[] {
  return decks.filter((own) => own.game === game).sort((a, b) => b.changed - a.changed);
}

export function ownDeck(id: string): OwnDeck | undefined {
  return decks.find((own) => own.id === id);
}

/** Keep a new deck, or a new state of one; false if the browser has no room for it. */
export function keep(own: Omit<OwnDeck, "changed">): boolean {
  return store([...decks.filter((other) => other.id !== own.id), { ...own, changed: Date.now() }]);
}

export function discard(id: string): void {
  store(decks.filter((own) => own.id !== id));
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function store(all: readonly OwnDeck[]): boolean {
  decks = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function stored(): readonly OwnDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwn) : [];
  } catch {
    return [];
  }
}

function isOwn(thing: unknown): thing is OwnDeck {
  if (typeof thing !== "object" || thing === null) return false;
  const own = thing as Partial<OwnDeck>;
  return typeof own.id === "string" && typeof own.game === "string" && typeof own.deck?.piles === "object";
}
