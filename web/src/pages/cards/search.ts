/** Finding cards: by words in either language, and by what is printed on them. */

import { colorsOf } from "../../card/colors";
import { GAME_KINDS, isDanmaku, typesOf } from "../../card/danmaku/types";
import { LEVEL_NAMES, SUPPORT_NAMES } from "../../card/kinds";
import { elementOf, ELEMENTS } from "../../card/vcard/elements";
import { isVCard } from "../../card/vcard/kinds";
import type { CardInfo, GameName, Lang, Words } from "../../wire/types";
import { effectsOf } from "./effects";
import { stageOf, VCARD_TYPES } from "./stages";

export type Sort = "number" | "name" | "level" | "line" | "hp" | "pl" | "season" | "points";
const SORTS: readonly Sort[] = ["number", "name", "level", "line", "hp", "pl", "season", "points"];
export const SEASONS: readonly string[] = ["spring", "summer", "autumn", "winter"];

const SORTED: Record<GameName, readonly Sort[]> = {
  hocg: ["number", "name", "level", "hp"],
  danmaku: ["number", "name", "season", "points"],
  vcard: ["number", "name", "line", "pl"],
};

/** What the cards of a game can be sorted by. */
export function sortsOf(game: GameName): readonly Sort[] {
  return SORTED[game];
}

/** Within a group one of the values is enough; every group has to fit. */
export interface Filters {
  text: string;
  colors: string[];
  /** Of games that lay several sorts of cards on the table: "main", "role", … */
  kinds: string[];
  /** hOCG: kinds, levels and support types together: "oshi", "debut", "staff", …; VCard: "pl8", "mascot", "boost", …; Danmaku!!: "action", … */
  types: string[];
  /** VCard: "lock", "snap", … */
  effects: string[];
  seasons: string[];
  marks: string[];
  /** How sure they are: "verified", "implemented". */
  statuses: string[];
  sets: string[];
}

/** The groups whose values are switched on and off one by one. */
export type Flipped = "colors" | "kinds" | "types" | "effects" | "seasons" | "marks" | "statuses";
export type Group = keyof Filters;
export const GROUPS: readonly Group[] = ["text", "colors", "kinds", "types", "effects", "seasons", "marks", "statuses", "sets"];

export const TYPES: readonly string[] = ["oshi", ...LEVEL_NAMES, ...SUPPORT_NAMES, "cheer"];
export const MARKS: readonly string[] = ["buzz", "limited"];
export const NOTHING: Filters = { text: "", colors: [], kinds: [], types: [], effects: [], seasons: [], marks: [], statuses: [], sets: [] };

export function typeOf(card: CardInfo): string {
  if (card.kind === "vtuber") return stageOf(card);
  if (card.kind === "holomem") return card.level ?? "";
  return card.kind === "support" ? (card.support ?? "") : card.kind;
}

function allTypes(card: CardInfo): string[] {
  return isDanmaku(card) ? typesOf(card) : [typeOf(card)];
}

/** The colours of a card; in VCard its element. Supports of hOCG have none, not even colourless. */
function allColors(card: CardInfo): string[] {
  if (isVCard(card)) return [elementOf(card)];
  return card.kind === "support" ? [] : colorsOf(card);
}

export function find(cards: readonly CardInfo[], filters: Filters): CardInfo[] {
  const wanted = terms(filters.text);
  return cards.filter(
    (card) =>
      (filters.kinds.length === 0 || filters.kinds.includes(card.kind)) &&
      (filters.types.length === 0 || allTypes(card).some((type) => filters.types.includes(type))) &&
      (filters.seasons.length === 0 || filters.seasons.includes(card.season ?? "")) &&
      (filters.effects.length === 0 || effectsOf(card).some((effect) => filters.effects.includes(effect))) &&
      (filters.colors.length === 0 || allColors(card).some((name) => filters.colors.includes(name))) &&
      (filters.marks.length === 0 || filters.marks.some((mark) => (mark === "buzz" ? card.buzz : card.limited))) &&
      (filters.statuses.length === 0 || filters.statuses.includes(card.status ?? "")) &&
      (filters.sets.length === 0 || filters.sets.includes(card.set ?? "")) &&
      wanted.every((term) => sayings(card).includes(term)),
  );
}

export function sorted(cards: readonly CardInfo[], by: Sort, lang: Lang): CardInfo[] {
  const collator = new Intl.Collator(lang);
  const order: Record<Sort, (a: CardInfo, b: CardInfo) => number> = {
    number: (a, b) => rank(GAME_KINDS, a.kind) - rank(GAME_KINDS, b.kind),
    name: (a, b) => collator.compare(a.name[lang], b.name[lang]),
    level: (a, b) => TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b)),
    line: byLine,
    hp: (a, b) => (b.hp ?? 0) - (a.hp ?? 0),
    pl: (a, b) => (b.pl ?? 0) - (a.pl ?? 0) || byLine(a, b),
    season: (a, b) => rank(SEASONS, a.season) - rank(SEASONS, b.season) || order.number(a, b),
    points: (a, b) => (b.points ?? 0) - (a.points ?? 0),
  };
  return [...cards].sort((a, b) => order[by](a, b) || NUMBERS.compare(a.id, b.id));
}

/** VTubers by element and line, each line from PL8 to PL10 and its Mascot after it; then Worlds, then Supports. */
function byLine(a: CardInfo, b: CardInfo): number {
  const group = (card: CardInfo): number => (card.line ? 0 : 1 + rank(VCARD_TYPES, typeOf(card)));
  return (
    group(a) - group(b) ||
    rank(ELEMENTS, elementOf(a)) - rank(ELEMENTS, elementOf(b)) ||
    (a.line ?? "").localeCompare(b.line ?? "") ||
    (a.set ?? "").localeCompare(b.set ?? "") ||
    (a.pl || 11) - (b.pl || 11)
  );
}

const NUMBERS = new Intl.Collator("en", { numeric: true });

/** The place in a list; whatever is not in it comes last. */
function rank(list: readonly string[], value: string | undefined): number {
  const place = list.indexOf(value ?? "");
  return place < 0 ? list.length : place;
}

export interface Drop {
  group: Group;
  count: number;
}

/** Nothing was found: the one group of filters without which most is found. */
export function drop(cards: readonly CardInfo[], filters: Filters): Drop | null {
  const groups = GROUPS.filter((group) => filters[group].length > 0);
  const tried = groups.map((group) => ({ group, count: find(cards, without(filters, group)).length }));
  return tried.reduce<Drop | null>((best, each) => (each.count > (best?.count ?? 0) ? each : best), null);
}

export function without(filters: Filters, group: Group): Filters {
  return { ...filters, [group]: NOTHING[group] };
}

/** Letters as they are searched: width, case, and hiragana or katakana make no difference. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

export function terms(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

const said = new WeakMap<CardInfo, string>();

function sayings(card: CardInfo): string {
  let text = said.get(card);
  if (text === undefined) {
    text = fold([card.id, ...allWords(card).flatMap((words) => [words.en, words.ja])].join("\n"));
    said.set(card, text);
  }
  return text;
}

function allWords(card: CardInfo): Words[] {
  const tags = (card.tags ?? []).map((tag) => ({ en: `#${tag.en}`, ja: `#${tag.ja}` }));
  const arts = (card.arts ?? []).flatMap((art) => [art.name, art.text]);
  const abilities = (card.abilities ?? []).flatMap((ability) => [ability.label, ability.name, ability.text]);
  const line = card.line ? { en: card.line, ja: card.line } : null;
  return [card.name, ...card.names, line, card.flavor, ...tags, ...arts, ...abilities].filter((words): words is Words => words !== null && words !== undefined);
}

const LISTS = ["colors", "kinds", "types", "effects", "seasons", "marks", "statuses", "sets"] as const;

/** Filters as part of an address, so that a search can be shared and found again. */
export function toQuery(filters: Filters, sort: Sort): string {
  const query = new URLSearchParams();
  if (filters.text) query.set("q", filters.text);
  for (const group of LISTS) if (filters[group].length > 0) query.set(group, filters[group].join("."));
  if (sort !== "number") query.set("sort", sort);
  return query.toString();
}

export function fromQuery(query: URLSearchParams): { filters: Filters; sort: Sort } {
  const list = (group: string): string[] => (query.get(group) ?? "").split(".").filter(Boolean);
  const sort = SORTS.find((each) => each === query.get("sort")) ?? "number";
  return {
    filters: {
      text: query.get("q") ?? "",
      colors: list("colors"),
      kinds: list("kinds"),
      types: list("types"),
      effects: list("effects"),
      seasons: list("seasons"),
      marks: list("marks"),
      statuses: list("statuses"),
      sets: list("sets"),
    },
    sort,
  };
}
