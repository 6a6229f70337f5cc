/** Where words of the glossary can be pressed: in the texts of a game, but not on things that are pressed themselves. */

import { getContext, setContext } from "svelte";

import type { GameName } from "../wire/types";

const GAME = Symbol("game of the texts");
const PRESSED = Symbol("pressed as a whole");

/** The texts in this component are of this game. */
export function textsOf(game: GameName): void {
  setContext(GAME, game);
}

export function gameOfTexts(): GameName | undefined {
  return getContext<GameName | undefined>(GAME);
}

/** This component is a button as a whole: words on it are only words. */
export function pressedAsOne(): void {
  setContext(PRESSED, true);
}

export function canBePressed(): boolean {
  return getContext<true | undefined>(PRESSED) !== true;
}
