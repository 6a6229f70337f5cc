import type { GameName } from "../wire/types";

/** The address of a card's page. Cards made up for a scenario have more than letters and digits in their number. */
export function cardHref(game: GameName, number: string): string {
  return `/cards/${game}/${encodeURIComponent(number)}`;
}
