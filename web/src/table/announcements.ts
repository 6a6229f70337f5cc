/** What is read aloud when something happens: each event in the journal's own words, many at once in one sentence. */

import { plain } from "../card/text";
import { say } from "../words/words";
import type { Line } from "../wire/types";

const TOGETHER = 3;
const SILENT = new Set(["phase", "shuffle"]);

export function announcements(lines: readonly Line[], names: (line: Line) => readonly string[]): string[] {
  const said = lines.filter((line) => line.words && !SILENT.has(line.kind)).map((line) => plain(say(line.words), names(line)));
  if (said.length <= TOGETHER) return said;
  return [said.map((each, i) => (i < said.length - 1 ? each.replace(/[.。]$/, "") : each)).join("; ")];
}
