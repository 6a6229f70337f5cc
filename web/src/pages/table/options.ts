/** Under which options a room is played, in a few words. */

import type { RoomOptions } from "../../wire/types";
import { w } from "./words";

export function optionWords(options: RoomOptions): string[] {
  const { clock, undo = "ask", spectators = true, rulings = {} } = options;
  const said = [clockWords(clock), w({ free: "undoFree", ask: "undoAsk", never: "undoNever" }[undo] as "undoFree"), w(spectators ? "canWatch" : "noWatch")];
  const changed = Object.keys(rulings).length;
  return changed ? [...said, w("ownRulings", { n: changed })] : said;
}

function clockWords(clock: RoomOptions["clock"]): string {
  if (clock?.kind === "game") return w("clockGame", { n: Math.round((clock.total ?? 1500) / 60) });
  if (clock?.kind === "move") return w("clockMove", { n: clock.move ?? 60, bank: Math.round((clock.bank ?? 300) / 60) });
  return w("clockNone");
}
