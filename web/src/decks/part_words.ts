/** Words of what each game shows of decks, apart from those of the builder: the start page loads them. */

import { words } from "../words/words";

export const w = words({
  colors: ["Colors: Arts costs and your cheers", "色：アーツに必要なエールと入っているエール"],
  effects: ["Effect types", "効果の種類"],
  elements: ["Cards by element", "属性ごとの枚数"],
  kinds: ["Cards by kind", "カードの種類"],
  levels: ["Levels", "レベル"],
  lineCopies: ["Copies in the deck", "デッキに入っている枚数"],
  nothing: ["Nothing here yet.", "まだ何もありません。"],
  fewer: ["Remove one {name}", "{name}を1枚減らす"],
  more: ["Add one {name}", "{name}を1枚増やす"],
  asked: ["needed", "必要"],
  brought: ["cheers", "エール"],
});
