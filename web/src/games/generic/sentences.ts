/** A plain table in sentences, for everybody who hears it. */

import { plain } from "../../card/text";
import type { PlainCard, PlainRow, PlainView, Words } from "../../wire/types";
import { joined, labelled, say, sentences } from "../../words/words";
import { clockwise, common, countOf } from "./places";
import { g } from "./words";

/** "Rin's Hand" */
export function rowWords(row: PlainRow, names: readonly string[]): string {
  return row.seat == null ? say(row.title) : g("of", { row: say(row.title), who: names[row.seat] ?? "" });
}

/** "King of spades, face down, marked" */
export function cardSentence({ name, face_down, turned, notes = [], text }: PlainCard, names: readonly string[]): string {
  const tell = (words: Words): string => plain(say(words), names);
  return joined([name ? tell(name) : "", face_down || !name ? g("faceDown") : "", turned ? g("turned") : "", ...notes.map(tell), text ? tell(text) : ""]);
}

export function countWords(n: number): string {
  return n === 1 ? g("oneCard") : g("count", { n });
}

/** "Trick: 7 of hearts, 2 face down" */
function rowSentence(row: PlainRow, names: readonly string[]): string {
  const seen = (row.cards ?? []).filter(({ name }) => name);
  const hidden = countOf(row) - seen.length;
  const cards = [...seen.map((card) => cardSentence({ ...card, text: null }, names)), hidden > 0 ? g("backs", { n: hidden }) : ""];
  return labelled(rowWords(row, names), joined(cards) || g("none"));
}

/** The whole table: where the game stands, then every seat with what belongs to it. */
export function tableSentences(view: PlainView, near: number, names: readonly string[]): string {
  const tell = (words: Words): string => plain(say(words), names);
  const seats = clockwise(view, near).flatMap(({ seat, notes = [], out }) => [
    joined([names[seat] ?? "", out ? g("out") : "", ...notes.map(tell)]),
    ...view.rows.filter((row) => row.seat === seat).map((row) => rowSentence(row, names)),
  ]);
  const said = [view.status ? tell(view.status) : "", ...(view.notes ?? []).map(tell), ...common(view).map((row) => rowSentence(row, names)), ...seats];
  return sentences(said);
}
