/** The journal by turns, ready to be read. */

import type { GlyphName } from "../../glyphs/paths";
import type { Line } from "../../wire/types";

export interface Turn {
  key: number;
  /** 0: before the first turn. */
  turn: number;
  /** The round it belongs to, in games that have rounds; 0: none. */
  round: number;
  seat: number | null;
  entries: JournalEntry[];
}

export interface JournalEntry {
  line: Line;
  glyph: GlyphName;
  /** What followed from it, told below it. */
  under: Line[];
}

export type Show = "all" | "mine" | "theirs" | "important";

const GLYPHS: Record<string, GlyphName> = {
  draw: "deck",
  cheer: "cheer",
  attach: "cheer",
  play: "event",
  bloom: "stack",
  place: "person",
  set: "person",
  power: "power",
  shift: "baton",
  baton: "baton",
  swap: "baton",
  art: "action",
  damage: "snap",
  heal: "healing",
  hp: "healing",
  down: "cross",
  life: "life",
  archive: "archive",
  leave: "archive",
  skill: "oshi",
  effect: "passive",
  ability: "passive",
  roll: "die",
  face: "die",
  "no-effect": "die",
  search: "search",
  "search-cheer": "search",
  look: "eye",
  show: "eye",
  take: "hand",
  return: "deck",
  "return-cheer": "deck",
  bottom: "deck",
  shuffle: "deck",
  redraw: "hand",
  concede: "flag",
  end: "flag",
  rest: "rest",
  ready: "rest",
  first: "flag",
  turn: "flag",
  skip: "next",
  freeze: "next",
  omit: "next",
  incident: "incident",
  resolve: "incident",
  flip: "deck",
  reveal: "eye",
  see: "eye",
  "look top": "eye",
  arrange: "deck",
  "put back": "deck",
  invoke: "invocation",
  spell: "spell",
  copy: "copy",
  use: "passive",
  attack: "bullets",
  avoid: "dodge",
  hit: "snap",
  lose: "life",
  pay: "life",
  gain: "healing",
  cancel: "cross",
  item: "item",
  control: "item",
  lasting: "passive",
  role: "person",
  "true form": "extraBoss",
  succeed: "heroine",
  "swap roles": "baton",
  character: "person",
  defeat: "cross",
  discard: "archive",
  collect: "incident",
  give: "hand",
  announce: "event",
  evolve: "stack",
  devolve: "stack",
  lock: "lock",
  unlock: "lock",
  undertow: "lock",
  counter: "boost",
  token: "passive",
  lift: "healing",
  bolstered: "bolster",
  decayed: "decay",
  exalted: "exalt",
  move: "baton",
  mana: "mana",
  coins: "coin",
  "flip coin": "coin",
  erupt: "fire",
  mill: "archive",
  scrap: "archive",
  replace: "archive",
  fall: "cross",
  salvage: "hand",
  mulligan: "hand",
  put: "deck",
  due: "clock",
  effects: "passive",
  combat: "snap",
  helpers: "snap",
  tie: "snap",
  point: "flag",
  round: "flag",
};

/** What was announced, by its verb: the first word that comes with the line. */
const ANNOUNCED: Record<string, GlyphName> = {
  play: "vTuber",
  evolve: "stack",
  ally: "ally",
  mascot: "mascot",
  world: "world",
  boost: "boost",
  lock: "lock",
  reply: "reinforcement",
  trade: "baton",
};

function glyphOf(line: Line): GlyphName {
  const verb = line.kind === "announce" ? line.more?.find((each) => typeof each === "string") : undefined;
  return (verb === undefined ? undefined : ANNOUNCED[verb]) ?? GLYPHS[line.kind] ?? "action";
}

/** Consequences are told below what caused them. */
const UNDER = new Set(["damage", "heal", "hp", "archive", "leave", "roll", "face", "no-effect", "take", "power", "return", "return-cheer", "bottom", "shuffle", "show", "look", "attach", "attack", "avoid", "hit", "lose", "pay", "discard", "collect", "flip", "reveal", "see", "cancel", "counter", "token", "lift", "bolstered", "decayed", "exalted", "move", "unlock", "undertow", "mana", "coins", "mill", "scrap", "put", "salvage", "devolve"]);
const CAUSES = new Set(["art", "play", "skill", "ability", "effect", "bloom", "down", "life", "search", "search-cheer", "shift", "baton", "spell", "copy", "use", "incident", "announce", "lock", "evolve", "erupt", "effects", "combat"]);
const IMPORTANT = new Set(["art", "down", "life", "skill", "bloom", "play", "end", "concede", "spell", "hit", "defeat", "role", "true form", "succeed", "incident", "resolve", "cancel", "announce", "evolve", "lock", "combat", "point", "tie"]);
const QUIET = new Set(["phase"]);

export function turns(lines: readonly Line[], show: Show = "all", seat: number | null = null): Turn[] {
  const found: Turn[] = [];
  let now: Turn = { key: -1, turn: 0, round: 0, seat: null, entries: [] };
  for (const line of lines) {
    if (line.kind === "turn") {
      if (now.entries.length || now.turn > 0) found.push(now);
      const [n, round] = (line.more ?? []).filter((each) => typeof each === "number");
      now = { key: line.n, turn: n ?? now.turn + 1, round: round ?? 0, seat: line.seat, entries: [] };
      continue;
    }
    if (!line.words || QUIET.has(line.kind) || !wanted(line, show, seat)) continue;
    const last = now.entries.at(-1);
    if (last && UNDER.has(line.kind) && CAUSES.has(last.line.kind)) last.under.push(line);
    else now.entries.push({ line, glyph: glyphOf(line), under: [] });
  }
  if (now.entries.length || now.turn > 0) found.push(now);
  return found.filter((turn) => show === "all" || turn.entries.length > 0).map(turnAsBefore);
}

const known = new WeakMap<Line, JournalEntry>();
const knownTurns = new WeakMap<JournalEntry, Turn>();

/** What reads as before is the same object, so that nothing about it is drawn again. */
function asBefore(entry: JournalEntry): JournalEntry {
  const before = known.get(entry.line);
  if (before?.under.length === entry.under.length && entry.under.every((line, i) => line === before.under[i])) return before;
  known.set(entry.line, entry);
  return entry;
}

function turnAsBefore(turn: Turn): Turn {
  turn.entries = turn.entries.map(asBefore);
  const [first] = turn.entries;
  const before = first && knownTurns.get(first);
  if (before?.key === turn.key && before.entries.length === turn.entries.length && turn.entries.every((entry, i) => entry === before.entries[i])) return before;
  if (first) knownTurns.set(first, turn);
  return turn;
}

function wanted(line: Line, show: Show, seat: number | null): boolean {
  if (show === "mine") return line.seat === seat;
  if (show === "theirs") return line.seat !== seat;
  return show === "all" || IMPORTANT.has(line.kind);
}
