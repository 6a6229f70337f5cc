/** The games this server has, asked for once. */

import { get, ApiError } from "../wire/api";
import type { Fault, GameInfo, GameList, GameName } from "../wire/types";

let games = $state.raw<readonly GameInfo[]>([]);
let fault = $state.raw<Fault | null>(null);
let asking: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  fault = null;
  asking ??= get<GameList>("/games").then(
    (list) => {
      if (Array.isArray(list.games)) games = list.games;
    },
    (error: unknown) => {
      asking = null;
      if (error instanceof ApiError) fault = error.fault;
    },
  );
  return asking;
}

/** What is known of them by now; empty: nothing yet. */
export function knownGames(): readonly GameInfo[] {
  return games;
}

export function useGames(): { readonly all: readonly GameInfo[]; readonly fault: Fault | null; get: (game: GameName) => GameInfo | undefined } {
  void loadGames();
  return {
    get all() {
      return games;
    },
    get fault() {
      return fault;
    },
    get: (game) => games.find((info) => info.id === game),
  };
}
