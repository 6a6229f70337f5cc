/** How fast a room is played, in a few words. */

import type { RoomOptions } from "../wire/types";
import { words } from "../words/words";

const w = words({
  none: ["no clock", "時計なし"],
  game: ["{n} minutes each", "各自{n}分"],
  move: ["{n} seconds per move, {bank}-minute time bank", "1手{n}秒＋持ち時間{bank}分"],
  slowOne: ["one day per decision", "1回の選択に1日"],
  slow: ["{n} days per decision", "1回の選択に{n}日"],
});

export function paceWords({ clock, slow }: RoomOptions): string {
  if (slow) return slow === 1 ? w("slowOne") : w("slow", { n: slow });
  if (clock?.kind === "game") return w("game", { n: Math.round((clock.total ?? 1500) / 60) });
  if (clock?.kind === "move") return w("move", { n: clock.move ?? 60, bank: Math.round((clock.bank ?? 300) / 60) });
  return w("none");
}
