/** Under which options a room is played, in a few words. */

import { gameNamed } from "../../games";
import { paceWords } from "../../room/pace";
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
    paceWords(options),
    ...(game && hasWindows(game) ? windowWords(options) : []),
    ...(game && isRound(game) ? [w(options.takeover === false ? "takeoverOff" : "takeoverOn")] : []),
    w({ free: "undoFree", ask: "undoAsk", never: "undoNever" }[undo] as "undoFree"),
    w(spectators ? "canWatch" : "noWatch"),
    ...(options.open ? [w("openToAll")] : []),
    ...(options.rated ? [w("rated")] : []),
    ...(options.restricted ? [w("byList", { list: say(game?.regions?.[options.restricted]) || options.restricted })] : []),
    ...(options.hints ? [w("withHints")] : []),
    ...(options.chat ? [w("withChat")] : []),
    ...(others ? [w("ownRulings", { n: others })] : []),
  ];
}

function windowWords({ slow, window = 20 }: RoomOptions): string[] {
  return slow ? [] : [window ? w("windowOf", { n: window }) : w("windowNone")];
}
