/** The games this client has a folder for. A game without one is shown in the generic way. */

import type { CardInfo, GameName, View } from "../wire/types";
import type { ClientGame } from "./client_game";
import generic from "./generic/index";

const FOLDERS = import.meta.glob<{ default: ClientGame }>(["./*/index.ts", "!./generic/index.ts"], { eager: true });

/** Read when it is first asked for: parts of the games use these functions themselves. */
let known: ReadonlyMap<string, ClientGame> | null = null;

function games(): ReadonlyMap<string, ClientGame> {
  return (known ??= new Map(Object.entries(FOLDERS).map(([path, { default: game }]) => [path.split("/")[1] ?? "", game])));
}

export function gameNamed(name: GameName | undefined): ClientGame {
  return games().get(name ?? "") ?? generic;
}

/** The game a card is of. */
export function gameOf(card: CardInfo): ClientGame {
  return [...games().values()].find((game) => game.cards.owns(card)) ?? generic;
}

export function hasFolder(name: string): name is GameName {
  return games().has(name);
}

/** The games with something of their own: decks to build, cards to read. */
export function gamesWith(part: "decks" | "catalogue" | "workshop"): readonly GameName[] {
  return [...games()].flatMap(([name, game]) => (game[part] ? [name as GameName] : []));
}

export function isOut(game: GameName | undefined, view: View | null, seat: number | null): boolean {
  return view !== null && seat !== null && gameNamed(game).isOut(view, seat);
}
