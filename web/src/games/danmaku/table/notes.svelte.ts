/** What a player suspects of the others: one mark for each seat. Kept in this browser, and never sent anywhere. */

import type { DanmakuView } from "../../../wire/types";

const KEY = "kaimaku.suspicions";
/** Games that notes are kept of, the newest first. */
const MOST = 20;

type Marks = Record<string, string>;

function read(): [string, Marks][] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(data) ? (data as [string, Marks][]) : [];
  } catch {
    return [];
  }
}

export class Notes {
  readonly #game: () => string | undefined;
  #all = $state.raw(read());

  constructor(game: () => string | undefined) {
    this.#game = game;
  }

  /** The team a seat is suspected to be of; empty: nothing is noted. */
  of(seat: number): string {
    return this.#all.find(([game]) => game === this.#game())?.[1][seat] ?? "";
  }

  set(seat: number, team: string): void {
    const game = this.#game();
    if (game === undefined) return;
    const marks = { ...this.#all.find(([other]) => other === game)?.[1], [seat]: team };
    this.#all = [[game, marks] as [string, Marks], ...this.#all.filter(([other]) => other !== game)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // without storage the notes last as long as the page
    }
  }
}

/** The next mark for a seat: every team that still hides somebody, then none again. */
export function nextMark(view: DanmakuView, now: string): string {
  const teams = (view.roles ?? []).map((role) => role.team).filter((team) => team !== "heroine");
  return teams[teams.indexOf(now) + 1] ?? "";
}
