/** Card text, cut where a glyph stands before a word. */

import { COLORS, color, type ColorName } from "./colors";

export interface Run {
  text: string;
  /** A glyph that stands before the words which name it. */
  color?: ColorName;
}

const BY_WORD = new Map<string, ColorName>(
  COLORS.filter((name) => name !== "neutral").flatMap((name) => [
    [color(name).words.en, name],
    [color(name).words.ja, name],
  ]),
);
const NAMED = /\b(?:white|green|red|blue|purple|yellow)(?= cheers?\b)|[白緑赤青紫黄](?=エール)/g;

/** Generated card text, cut before every colour of cheers it names. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  let before: ColorName | undefined;
  for (const mark of text.matchAll(NAMED)) {
    add(found, text.slice(from, mark.index), before);
    before = BY_WORD.get(mark[0]);
    from = mark.index;
  }
  add(found, text.slice(from), before);
  return found;
}

function add(found: Run[], text: string, before: ColorName | undefined): void {
  if (text) found.push(before ? { text, color: before } : { text });
}
