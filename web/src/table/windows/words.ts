/** Windows in which a player may answer, and passing them without being asked. */

import { words } from "../../words/words";

export const p = words({
  sameForAll: ["Same for everyone", "全員同じ時間"],
  seconds: ["{n} s", "{n}秒"],
  answerBy: ["Answer by {when}", "{when}までに答える"],
  passOnce: ["Pass this time", "今回だけパス"],
  askAlways: ["Ask me every time", "毎回たずねる"],
  passHit: ["Pass until something happens to me", "自分に何か起きるまでパス"],
  passTurn: ["Pass until my turn", "自分のターンまでパス"],
  passAlways: ["Always pass", "常にパス"],
  chipHit: ["Passing until something happens to me", "自分に何か起きるまでパス中"],
  chipTurn: ["Passing until my turn", "自分のターンまでパス中"],
  chipAlways: ["Always passing", "常にパス中"],
  chipExcept: ["{what}, except {cards}", "{what}({cards}を除く)"],
  chipRemove: ["Ask me again", "またたずねる"],
  hold: ["But always ask me about", "ただし次のカードは必ずたずねる"],
});
