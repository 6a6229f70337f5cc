/** What every game's table has in common, read from any view. */

import type { View } from "../wire/types";

/** Is the table still being laid? */
export function inSetup(view: View | null): boolean {
  return view !== null && (view.game === "hocg" ? view.phase : view.step) === "setup";
}

export function lifeOf(view: View, seat: number): number {
  if (view.game === "hocg") return view.sides[seat]?.life.count ?? 0;
  const player = view.players[seat];
  return player?.active === false ? 0 : (player?.life ?? 0);
}

/** The highest life any seat can have now. */
export function mostLife(view: View): number {
  const all = view.game === "hocg" ? view.sides.map((side) => side.life_max) : view.players.map((player) => Math.max(player.max_life ?? 4, player.life ?? 0));
  return Math.max(1, ...all);
}

/** Is this seat out of the game, watching the others play on? */
export function isOut(view: View | null, seat: number | null): boolean {
  return view?.game === "danmaku" && seat !== null && view.players[seat]?.active === false;
}
