/** The words of a plain table. */

import { words } from "../../words/words";

export const g = words({
  table: ["Table", "テーブル"],
  turn: ["Turn {n}", "{n}ターン目"],
  turnOf: ["Turn {n}, {who}", "{n}ターン目、{who}"],
  turnYou: ["Turn {n}, you", "{n}ターン目、あなた"],
  you: ["you", "あなた"],
  out: ["out", "脱落"],
  faceDown: ["face down", "裏向き"],
  turned: ["sideways", "横向き"],
  of: ["{who}'s {row}", "{who}の{row}"],
  count: ["{n} cards", "{n}枚"],
  oneCard: ["1 card", "1枚"],
  none: ["none", "なし"],
  backs: ["{n} face down", "裏向き{n}枚"],
  options: ["All actions", "できること一覧"],
  passMenuTitle: ["When you can respond", "応じられるとき"],
});
