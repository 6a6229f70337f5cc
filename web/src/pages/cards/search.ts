/** Finding cards: by words in either language, and by what is printed on them. */

import { gameNamed, gameOf } from "../../games";
import type { Filters, Flipped, SortBy } from "../../games/client_game";
import type { CardInfo, GameName, Lang, Words } from "../../wire/types";

/** The order a list has unless another is asked for. */
export const USUAL = "number";
const FLIPPED: readonly Flipped[] = ["colors", "kinds", "types", "effects", "seasons", "marks", "statuses"];
const LISTS = [...FLIPPED, "sets"] as const;

/** Within a group one of the values is enough; every group has to fit. */
export type Group = keyof Filters;
export const GROUPS: readonly Group[] = ["text", ...LISTS];
export const NOTHING: Filters = { text: "", colors: [], kinds: [], types: [], effects: [], seasons: [], marks: [], statuses: [], sets: [] };

export function find(cards: readonly CardInfo[], filters: Filters): CardInfo[] {
  const wanted = terms(filters.text);
  const asked = FLIPPED.filter((group) => filters[group].length > 0);
  return cards.filter((card) => {
    if (filters.sets.length > 0 && !filters.sets.includes(card.set ?? "")) return false;
    const traits = asked.length ? (gameOf(card).catalogue?.traits(card) ?? {}) : {};
    if (!asked.every((group) => traits[group]?.some((value) => filters[group].includes(value)))) return false;
    return wanted.every((term) => sayings(card).includes(term));
  });
}

/** By one of the orders of the game, and what is equal there by number. */
export function sorted(cards: readonly CardInfo[], by: string, game: GameName, lang: Lang): CardInfo[] {
  const sorts = gameNamed(game).catalogue?.sorts;
  const order = (sorts?.find((sort) => sort.id === by) ?? sorts?.[0])?.order;
  return [...cards].sort((a, b) => order?.(a, b, lang) || NUMBERS.compare(a.id, b.id));
}

const NUMBERS = new Intl.Collator("en", { numeric: true });

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


/** Filters as part of an address, so that a search can be shared and found again. */
export function toQuery(filters: Filters, sort: string): string {
  const query = new URLSearchParams();
  if (filters.text) query.set("q", filters.text);
  for (const group of LISTS) if (filters[group].length > 0) query.set(group, filters[group].join("."));
  if (sort !== USUAL) query.set("sort", sort);
  return query.toString();
}

export function fromQuery(query: URLSearchParams, sorts: readonly SortBy[]): { filters: Filters; sort: string } {
  const list = (group: string): string[] => (query.get(group) ?? "").split(".").filter(Boolean);
  const filters: Filters = { ...NOTHING, text: query.get("q") ?? "" };
  for (const group of LISTS) filters[group] = list(group);
  return { filters, sort: sorts.find(({ id }) => id === query.get("sort"))?.id ?? USUAL };
}
