/** How well the bots play that one sits down with. Kept for the next time; whoever is new here gets the gentlest. */

import type { SeatPlan } from "../wire/types";

export const LEVELS = ["beginner", "normal", "strong"] as const;
export type Level = (typeof LEVELS)[number];

const KEY = "kaimaku.level";
const STRONGEST: Level = "strong";

export function isLevel(name: string | undefined): name is Level {
  return LEVELS.some((each) => each === name);
}

let level = $state<Level>(stored());

export function botLevel(): Level {
  return level;
}

export function keepLevel(chosen: Level): void {
  level = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // without storage the first level is offered next time
  }
}

/** The bot to ask for; the strongest is the one the server takes by itself. */
export function botAtLevel(): Pick<SeatPlan, "bot"> {
  return level === STRONGEST ? {} : { bot: level };
}

function stored(): Level {
  try {
    const kept = localStorage.getItem(KEY);
    return LEVELS.find((each) => each === kept) ?? LEVELS[0];
  } catch {
    return LEVELS[0];
  }
}
