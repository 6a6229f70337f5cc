/** Several names in one phrase: "Aki", "Aki and Ben", "Aki, Ben and Cho". */

import { pair } from "../words/words";

export function together(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(pair([", ", "、"]))}${pair([" and ", "、"])}${last}`;
}
