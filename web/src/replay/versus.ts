/** Who plays in a game, in a phrase: one against the other, or several together. */

import { together } from "../room/together";
import { w } from "./words";

export function versus(names: readonly string[]): string {
  const [a = "", b = ""] = names;
  return names.length === 2 ? w("against", { a, b }) : together(names);
}
