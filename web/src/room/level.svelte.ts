/** How well the bots play that one sits down with. Kept for the next time; whoever is new here gets the gentlest. */

import type { GameName, SeatPlan } from "../wire/types";
import { knownGames } from "./games.svelte";

export const LEVELS = ["beginner", "casual", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

const KEY = "kaimaku.level";
/** What levels were called in earlier versions. */
const EARLIER: Record<string, Level> = { normal: "casual" };
/** The bot that the server takes by itself. */
const USUAL: Level = "strong";
/** The bot of the last level, in games that have one. */
const SEARCHER = "searcher";

/** A level by the name it has, or had in earlier versions. */
export function levelNamed(name: string | undefined): Level | undefined {
  return LEVELS.find((each) => each === (EARLIER[name ?? ""] ?? name));
}

export function isLevel(name: string | undefined): name is Level {
  return LEVELS.some((each) => each === name);
}

let level = $state<Level>(stored());

/** The levels of a game, the gentlest first. */
export function levelsOf(game: GameName): readonly Level[] {
  const bots = knownGames().find((each) => each.id === game)?.bots;
  return bots?.includes(SEARCHER) ? LEVELS : LEVELS.filter((each) => each !== "master");
}

/** What was chosen last, or the nearest to it that the game has. */
export function botLevel(game: GameName): Level {
  return levelsOf(game).includes(level) ? level : USUAL;
}

export function keepLevel(chosen: Level): void {
  level = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // without storage the first level is offered next time
  }
}

/** The bot to ask for. */
export function botAtLevel(game: GameName): Pick<SeatPlan, "bot"> {
  const wanted = botLevel(game);
  return wanted === USUAL ? {} : { bot: wanted };
}

function stored(): Level {
  try {
    return levelNamed(localStorage.getItem(KEY) ?? undefined) ?? LEVELS[0];
  } catch {
    return LEVELS[0];
  }
}
