/** What every game's table has in common, read from any view. */

import type { View } from "../wire/types";

/** Points that win a VCard game. */
const TO_WIN = 3;

/** Is the table still being laid? */
export function inSetup(view: View | null): boolean {
  if (view === null) return false;
  return (view.game === "danmaku" ? view.step : view.phase) === "setup";
}

/** What decides the game at one seat: life, or in VCard the points. */
export function lifeOf(view: View, seat: number): number {
  if (view.game === "hocg") return view.sides[seat]?.life.count ?? 0;
  if (view.game === "vcard") return view.boards[seat]?.points ?? 0;
  const player = view.players[seat];
  return player?.active === false ? 0 : (player?.life ?? 0);
}

/** The most of it any seat can have now. */
export function mostLife(view: View): number {
  if (view.game === "vcard") return Math.max(TO_WIN, ...view.boards.map((board) => board.points ?? 0));
  const all = view.game === "hocg" ? view.sides.map((side) => side.life_max) : view.players.map((player) => Math.max(player.max_life ?? 4, player.life ?? 0));
  return Math.max(1, ...all);
}

/** Is this seat out of the game, watching the others play on? */
export function isOut(view: View | null, seat: number | null): boolean {
  return view?.game === "danmaku" && seat !== null && view.players[seat]?.active === false;
}
