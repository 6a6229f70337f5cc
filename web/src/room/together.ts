/** Several names in one phrase: "Aki", "Aki and Ben", "Aki, Ben and Cho". */

import { isolated, pair } from "../words/words";

export function together(names: readonly string[]): string {
  const last = isolated(names.at(-1) ?? "");
  if (names.length < 2) return last;
  return `${names.slice(0, -1).map(isolated).join(pair([", ", "、"]))}${pair([" and ", "、"])}${last}`;
}
