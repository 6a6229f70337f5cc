/** One game of this browser, as its list keeps it. */

import type { GameName } from "../wire/types";

/** open: it goes on, or nobody knows yet how it ended. unfinished: it ended without a result. */
export type Result = "open" | "won" | "lost" | "drawn" | "unfinished";
/** Games that prove nothing about their player. */
export type Uncounted = "practice" | "lesson" | "puzzle";

export interface Opponent {
  name: string;
  /** How a bot's name is written in Japanese, and how well it plays. */
  ja?: string;
  level?: string;
  bot?: boolean;
  deck?: string;
}

export interface GameRecord {
  /** The room's code and the number of the game in it. */
  id: string;
  game: GameName;
  /** When it began, or was first seen, and when it ended, in milliseconds since 1970. */
  when: number;
  ended?: number;
  result: Result;
  conceded?: boolean;
  seat: number;
  seats: number;
  /** What this player was called there. */
  name: string;
  deck?: string;
  /** The number of the card of the role. */
  role?: string;
  against: readonly Opponent[];
  turns?: number;
  /** Did this player begin? */
  first?: boolean;
  /** The id of its replay. */
  replay?: string;
  kind?: Uncounted;
}

const RESULTS: readonly Result[] = ["open", "won", "lost", "drawn", "unfinished"];
const KINDS: readonly Uncounted[] = ["practice", "lesson", "puzzle"];
const LONG = 120;
const SEATS = 8;

export function codeOf(record: GameRecord): string {
  return record.id.split("-")[0] ?? "";
}

export function finished(record: GameRecord): boolean {
  return record.result !== "open";
}

/** Does it say something about its player? */
export function counts(record: GameRecord): boolean {
  return !record.kind && (record.result === "won" || record.result === "lost" || record.result === "drawn");
}

/** Whatever was stored or imported: a record, or nothing if it is none. What it doesn't know is left out. */
export function asRecord(data: unknown): GameRecord | null {
  if (typeof data !== "object" || data === null) return null;
  const given = data as Record<string, unknown>;
  const [id, game, name] = [text(given["id"]), text(given["game"]), text(given["name"])];
  const [when, seat, seats] = [time(given["when"]), whole(given["seat"], SEATS - 1), whole(given["seats"], SEATS)];
  const result = RESULTS.find((each) => each === given["result"]);
  const against = Array.isArray(given["against"]) ? given["against"].slice(0, SEATS).map(asOpponent) : null;
  if (!id || !/^[a-z0-9]{1,40}-[0-9]{1,6}$/.test(id) || !game || name === undefined || when === undefined) return null;
  if (seat === undefined || seats === undefined || !result || !against || against.includes(null)) return null;
  return {
    id,
    game,
    when,
    result,
    seat,
    seats,
    name,
    against: against as Opponent[],
    ...optional("ended", time(given["ended"])),
    ...optional("conceded", given["conceded"] === true ? true : undefined),
    ...optional("deck", text(given["deck"])),
    ...optional("role", text(given["role"])),
    ...optional("turns", whole(given["turns"], 100_000)),
    ...optional("first", typeof given["first"] === "boolean" ? given["first"] : undefined),
    ...optional("replay", /^[0-9a-f]{32}$/.test(text(given["replay"]) ?? "") ? text(given["replay"]) : undefined),
    ...optional("kind", KINDS.find((each) => each === given["kind"])),
  };
}

/** Two records of the same game: how it ended is known to one of them, and each may know more than the other. */
export function merged(one: GameRecord, other: GameRecord): GameRecord {
  const [less, more] = finished(one) && !finished(other) ? [other, one] : [one, other];
  return { ...less, ...more, when: Math.min(one.when, other.when) };
}

/** The same game may stand there twice: once for each page that wrote it. */
export function byId(records: Iterable<GameRecord>): Map<string, GameRecord> {
  const found = new Map<string, GameRecord>();
  for (const record of records) {
    const known = found.get(record.id);
    found.set(record.id, known ? merged(known, record) : record);
  }
  return found;
}

function asOpponent(data: unknown): Opponent | null {
  if (typeof data !== "object" || data === null) return null;
  const { name, bot, deck, ja, level } = data as Record<string, unknown>;
  const said = text(name);
  if (said === undefined) return null;
  return { name: said, ...optional("bot", bot === true ? true : undefined), ...optional("deck", text(deck)), ...optional("ja", text(ja)), ...optional("level", text(level)) };
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.slice(0, LONG) : undefined;
}

function whole(value: unknown, most: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
}

/** Between 2000 and 2200: anything else is no time of a game. */
function time(value: unknown): number | undefined {
  return typeof value === "number" && value > 946_684_800_000 && value < 7_258_118_400_000 ? Math.round(value) : undefined;
}
