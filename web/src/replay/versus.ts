/** Who plays in a game, in a phrase: one against the other, or several together. */

import { together } from "../room/together";
import { called } from "../room/who";
import type { ReplayFrames, ReplayInfo } from "../wire/types";
import { w } from "./words";

/** The players of a recorded game, bots in the language of the page. */
export function namesOf({ names, names_ja: ja }: Pick<ReplayInfo | ReplayFrames, "names" | "names_ja">): string[] {
  return names.map((name, seat) => called(name, ja?.[seat]));
}

export function versus(names: readonly string[]): string {
  const [a = "", b = ""] = names;
  return names.length === 2 ? w("against", { a, b }) : together(names);
}
