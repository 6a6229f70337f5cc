/** The three games by name. */

import { pair, type Pair } from "../../words/words";
import type { GameName } from "../../wire/types";

export const GAMES: readonly GameName[] = ["hocg", "danmaku", "vcard"];

const NAMES: Record<GameName, Pair> = {
  hocg: ["hololive OCG", "ホロライブOCG"],
  danmaku: ["Danmaku!!", "Danmaku!!"],
  vcard: ["VCard", "VCard"],
};

export function isGame(name: string): name is GameName {
  return Object.hasOwn(NAMES, name);
}

export function gameWords(game: GameName): string {
  return pair(NAMES[game]);
}
