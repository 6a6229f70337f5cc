/** The list as a file, to take it to another device. */

import { asRecord, byId, type GameRecord } from "./record";
import { MOST, VERSION } from "./store.svelte";

export const FORMAT = "kaimaku-games";
const LARGEST = 8_000_000;

/** empty: there is nothing in it; other: it is some other file; broken: it is damaged; newer: another version wrote it. */
export type Why = "empty" | "other" | "broken" | "newer" | "large";

export class BadFile extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

export function asFile(games: readonly GameRecord[], now = new Date()): { name: string; text: string } {
  const name = `kaimaku-games-${now.toISOString().slice(0, 10)}.json`;
  return { name, text: `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n` };
}

/** All or nothing: a file with a single game that can't be read is damaged, and changes nothing. */
export function fromFile(text: string): GameRecord[] {
  if (text.trim() === "") throw new BadFile("empty");
  if (text.length > LARGEST) throw new BadFile("large");
  const data = parsed(text) as { format?: unknown; version?: unknown; games?: unknown } | null;
  if (typeof data !== "object" || data?.format !== FORMAT) throw new BadFile("other");
  if (typeof data.version !== "number" || data.version > VERSION) throw new BadFile("newer");
  if (!Array.isArray(data.games) || data.games.length > MOST * 5) throw new BadFile("broken");
  const records = data.games.map(asRecord);
  if (records.includes(null)) throw new BadFile("broken");
  return [...byId(records as GameRecord[]).values()];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadFile(text.includes(FORMAT) ? "broken" : "other");
  }
}
