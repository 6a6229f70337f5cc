/** Text that came with marks in it, taken apart. Whatever is no mark stays text: nothing is ever read as HTML. */

import { isolated } from "../words/words";
import { COLORS, color, type ColorName } from "./colors";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "card"; text: string; number: string }
  | { kind: "seat"; text: string; seat: number };

const MARK = /\\([\\[{])|\[([^[\]\n\\]+)\]\(([^()[\]:/<>\n\\]{1,40})\)|\{(\d)\}/g;

/** `[label](card number)` opens a card, `{0}` is the name of a seat, `\{` a brace. Names are filled in last, as they are. */
export function parts(text: string, names: readonly string[]): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, quoted, label, number, seat] = mark;
    if (seat !== undefined && names[Number(seat)] === undefined) continue;
    if (mark.index > from) found.push({ kind: "text", text: text.slice(from, mark.index) });
    if (quoted !== undefined) found.push({ kind: "text", text: quoted });
    else if (seat !== undefined) found.push({ kind: "seat", text: names[Number(seat)] ?? "", seat: Number(seat) });
    else found.push({ kind: "card", text: label ?? "", number: number ?? "" });
    from = mark.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** The same without marks, for those who hear it. */
export function plain(text: string, names: readonly string[]): string {
  return parts(text, names)
    .map((part) => (part.kind === "seat" ? isolated(part.text) : part.text))
    .join("");
}

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
