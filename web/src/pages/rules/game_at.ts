/** The game an address names: one this client has a folder for, or one the server has told of. */

import { hasFolder } from "../../games";
import type { GameInfo, GameName } from "../../wire/types";

export function gameAt(name: string, games: readonly GameInfo[]): GameName | null {
  return hasFolder(name) ? name : (games.find(({ id }) => id === name)?.id ?? null);
}
