/** Text that came with marks in it, taken apart. Whatever is no mark stays text: nothing is ever read as HTML. */

import { isolated } from "../words/words";

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
