/** How this browser's games went: counted by deck or role, with how certain that is. */

import { counts, type GameRecord } from "./record";

export interface Tally {
  games: number;
  won: number;
  lost: number;
  drawn: number;
}

export interface Row extends Tally {
  /** The deck's name or the role's card; empty: neither. */
  what: string;
  kind: "deck" | "role" | "";
  game: string;
  /** Turns of a game in the middle of all. */
  turns: number | null;
  first: Tally;
  second: Tally;
}

export interface Rate {
  rate: number;
  low: number;
  high: number;
}

/** 95 %: how often the true rate lies in the interval. */
const Z = 1.96;

/** Wins of all games, a draw being half of one; with Wilson's interval. Nothing of no games. */
export function winRate({ games, won, drawn }: Tally): Rate | null {
  if (games === 0) return null;
  const rate = (won + drawn / 2) / games;
  const bottom = 1 + Z ** 2 / games;
  const middle = (rate + Z ** 2 / (2 * games)) / bottom;
  const half = (Z / bottom) * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function tally(records: readonly GameRecord[]): Tally {
  const of = (result: GameRecord["result"]): number => records.filter((each) => each.result === result).length;
  return { games: records.length, won: of("won"), lost: of("lost"), drawn: of("drawn") };
}

/** A row for each deck and role that was played in a game that counts, the most played first. */
export function statistics(records: readonly GameRecord[]): Row[] {
  const groups = new Map<string, GameRecord[]>();
  for (const record of records.filter(counts)) {
    const key = JSON.stringify([record.game, record.role ? "role" : record.deck ? "deck" : "", record.role ?? record.deck ?? ""]);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  const rows = [...groups].map(([key, group]) => {
    const [game, kind, what] = JSON.parse(key) as [string, Row["kind"], string];
    return { game, kind, what, ...tally(group), turns: median(group), first: begun(group, true), second: begun(group, false) };
  });
  return rows.sort((a, b) => b.games - a.games || a.game.localeCompare(b.game) || a.what.localeCompare(b.what));
}

function begun(records: readonly GameRecord[], first: boolean): Tally {
  return tally(records.filter((each) => each.first === first));
}

function median(records: readonly GameRecord[]): number | null {
  const turns = records.flatMap((each) => each.turns ?? []).sort((a, b) => a - b);
  if (turns.length === 0) return null;
  const middle = Math.floor(turns.length / 2);
  return turns.length % 2 ? (turns[middle] as number) : ((turns[middle - 1] as number) + (turns[middle] as number)) / 2;
}
