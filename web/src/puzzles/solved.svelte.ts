/** Which puzzles were solved, kept in this browser. */

import type { GameName } from "../wire/types";

const KEY = "kaimaku.puzzles";

const kept = $state<{ all: readonly string[] }>({ all: stored() });

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const named = (game: GameName, id: string): string => `${game}/${id}`;

export function isSolved(game: GameName, id: string): boolean {
  return kept.all.includes(named(game, id));
}

export function keepSolved(game: GameName, id: string): void {
  if (isSolved(game, id)) return;
  kept.all = [...stored(), named(game, id)];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.all));
  } catch {
    // without storage it is known until the page is closed
  }
}
