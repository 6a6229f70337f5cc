/** The games of this browser. Kept in its storage, with every other page of the browser writing to the same list. */

import { asRecord, byId, merged, type GameRecord } from "./record";

export const KEY = "kaimaku.games";
/** What could not be read is put aside here, so that nothing is lost. */
export const DAMAGED = "kaimaku.games.damaged";
export const VERSION = 1;
/** The oldest finished games go first. */
export const MOST = 2000;

/** damaged: it was put aside; some: single games could not be read; newer: another version wrote it; full: it can't be kept. */
export type Trouble = "" | "damaged" | "some" | "newer" | "full";

interface Kept {
  games: ReadonlyMap<string, GameRecord>;
  trouble: Trouble;
  /** Left as they are, because this version doesn't understand them. */
  locked: boolean;
}

function read(): Kept {
  const nothing = new Map<string, GameRecord>();
  let raw: string | null = null;
  try {
    raw = localStorage.getItem(KEY);
    if (raw === null) return { games: nothing, trouble: "", locked: false };
    const data = JSON.parse(raw) as { version?: unknown; games?: unknown };
    if (typeof data.version === "number" && data.version > VERSION) return { games: nothing, trouble: "newer", locked: true };
    if (data.version !== VERSION || !Array.isArray(data.games)) throw new Error("no list of games");
    const records = data.games.map(asRecord);
    const lost = records.some((each) => each === null);
    if (lost) putAside(raw);
    return { games: byId(records.filter((each) => each !== null)), trouble: lost ? "some" : "", locked: false };
  } catch {
    if (raw !== null) putAside(raw);
    return { games: nothing, trouble: raw === null ? "" : "damaged", locked: false };
  }
}

function putAside(raw: string): void {
  try {
    localStorage.setItem(DAMAGED, raw);
  } catch {
    // there is no room for it: it is lost, as the page says
  }
}

let kept = $state.raw(read());
addEventListener("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  const { trouble } = kept;
  kept = read();
  if (!kept.trouble && trouble !== "newer") kept = { ...kept, trouble };
});

/** The newest first. */
export function myGames(): GameRecord[] {
  return [...kept.games.values()].sort((a, b) => b.when - a.when);
}

export function myGame(id: string): GameRecord | undefined {
  return kept.games.get(id);
}

export function trouble(): Trouble {
  return kept.trouble;
}

/** What could not be read, as it was found. */
export function damaged(): string | null {
  try {
    return localStorage.getItem(DAMAGED);
  } catch {
    return null;
  }
}

export function forgetDamaged(): void {
  try {
    localStorage.removeItem(DAMAGED);
  } catch {
    // it stays, and is offered again
  }
  kept = { ...kept, trouble: "" };
}

/** Add these to what is there now, which another page may just have written. */
export function keepGames(records: readonly GameRecord[]): void {
  write((games) => {
    for (const record of records) {
      const known = games.get(record.id);
      games.set(record.id, known ? merged(known, record) : record);
    }
  });
}

export function removeGame(id: string): void {
  write((games) => games.delete(id));
}

function write(change: (games: Map<string, GameRecord>) => void): void {
  const stored = read();
  if (stored.locked) {
    kept = stored;
    return;
  }
  const full = kept.trouble === "full";
  const games = new Map(full ? [...stored.games, ...kept.games] : stored.games);
  change(games);
  const newest = [...games.values()].sort((a, b) => b.when - a.when).slice(0, MOST);
  const before = full ? "" : kept.trouble;
  kept = { games: byId(newest), trouble: stored.trouble || before, locked: false };
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, games: newest }));
  } catch {
    kept = { ...kept, trouble: "full" };
  }
}
