/** The words of reaction windows and of passing automatically. */

import { words } from "../../words/words";

export const p = words({
  sameForAll: ["Same for everyone", "全員同じ時間"],
  seconds: ["{n} s", "{n}秒"],
  answerBy: ["Answer by {when}", "{when}までに回答"],
  moreWays: ["More ways to pass", "パスの設定"],
  askOwn: ["Also ask me about what I play myself", "自分が使ったものにも確認する"],
  passOnce: ["Pass once", "今回だけパス"],
  askAlways: ["Ask me every time", "毎回確認する"],
  passHit: ["Pass until I'm affected", "自分に影響があるまでパス"],
  passTurn: ["Pass until my turn", "自分のターンまでパス"],
  passAlways: ["Always pass", "常にパス"],
  chipHit: ["Passing until I'm affected", "自分に影響があるまでパス中"],
  chipTurn: ["Passing until my turn", "自分のターンまでパス中"],
  chipAlways: ["Always passing", "常にパス中"],
  chipExcept: ["{what}, except {cards}", "{what}（{cards}を除く）"],
  chipRemove: ["Ask me again", "また確認する"],
  hold: ["But always ask me about", "ただし次のカードは必ず確認する"],
});
