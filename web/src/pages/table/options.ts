/** Under which options a room is played, in a few words. */

import { gameNamed } from "../../games";
import { isRound, rolesOf } from "../../room/plan";
import type { GameInfo, RoomOptions } from "../../wire/types";
import { rulingPhrase } from "../home/rulings";
import { say } from "../../words/words";
import { w } from "./words";

/** May cards be answered while they wait to happen, so that there is a time to react in? */
export function hasWindows(game: GameInfo): boolean {
  return gameNamed(game.id).windows;
}

export function optionWords(options: RoomOptions, game?: GameInfo): string[] {
  const { undo = "ask", spectators = true, rulings = {} } = options;
  const roles = game && rolesOf(game);
  const others = Object.keys(rulings).filter((id) => id !== roles?.id).length;
  return [
    ...(roles ? [rulingPhrase(roles, rulings[roles.id] ?? roles.default)] : []),
    clockWords(options),
    ...(game && hasWindows(game) ? windowWords(options) : []),
    ...(game && isRound(game) ? [w(options.takeover === false ? "takeoverOff" : "takeoverOn")] : []),
    w({ free: "undoFree", ask: "undoAsk", never: "undoNever" }[undo] as "undoFree"),
    w(spectators ? "canWatch" : "noWatch"),
    ...(options.restricted ? [w("byList", { list: say(game?.regions?.[options.restricted]) || options.restricted })] : []),
    ...(options.hints ? [w("withHints")] : []),
    ...(options.chat ? [w("withChat")] : []),
    ...(others ? [w("ownRulings", { n: others })] : []),
  ];
}

function clockWords({ clock, slow }: RoomOptions): string {
  if (slow) return slow === 1 ? w("clockSlowOne") : w("clockSlow", { n: slow });
  if (clock?.kind === "game") return w("clockGame", { n: Math.round((clock.total ?? 1500) / 60) });
  if (clock?.kind === "move") return w("clockMove", { n: clock.move ?? 60, bank: Math.round((clock.bank ?? 300) / 60) });
  return w("clockNone");
}

function windowWords({ slow, window = 20 }: RoomOptions): string[] {
  return slow ? [] : [window ? w("windowOf", { n: window }) : w("windowNone")];
}
