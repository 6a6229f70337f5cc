/** Under which options a room is played, in a few words. */

import { isRound, rolesOf } from "../../room/plan";
import type { GameInfo, RoomOptions } from "../../wire/types";
import { rulingPhrase } from "../home/rulings";
import { w } from "./words";

export function optionWords(options: RoomOptions, game?: GameInfo): string[] {
  const { undo = "ask", spectators = true, rulings = {} } = options;
  const roles = game && rolesOf(game);
  const others = Object.keys(rulings).filter((id) => id !== roles?.id).length;
  return [
    ...(roles ? [rulingPhrase(roles, rulings[roles.id] ?? roles.default)] : []),
    clockWords(options),
    ...(game && isRound(game) ? roundWords(options) : []),
    w({ free: "undoFree", ask: "undoAsk", never: "undoNever" }[undo] as "undoFree"),
    w(spectators ? "canWatch" : "noWatch"),
    ...(others ? [w("ownRulings", { n: others })] : []),
  ];
}

function clockWords({ clock, slow }: RoomOptions): string {
  if (slow) return slow === 1 ? w("clockSlowOne") : w("clockSlow", { n: slow });
  if (clock?.kind === "game") return w("clockGame", { n: Math.round((clock.total ?? 1500) / 60) });
  if (clock?.kind === "move") return w("clockMove", { n: clock.move ?? 60, bank: Math.round((clock.bank ?? 300) / 60) });
  return w("clockNone");
}

function roundWords({ slow, window = 20, takeover }: RoomOptions): string[] {
  const react = slow ? [] : [window ? w("windowOf", { n: window }) : w("windowNone")];
  return [...react, w(takeover === false ? "takeoverOff" : "takeoverOn")];
}
