/** The cards this person wrote, kept in this browser. */

import type { CardInfo, GameName } from "../wire/types";

export interface OwnCard {
  game: GameName;
  number: string;
  /** What a deck, a room and a replay carry along. */
  document: string;
  /** As it was written. */
  sheet: string;
  card: CardInfo;
  changed: number;
}

const KEY = "kaimaku.cards";
/** In the number of every card that somebody wrote. */
const MARK = "~";

/** Of the cards in this server's packs. */
let packed: Readonly<Record<string, string>> = {};

let cards = $state.raw<readonly OwnCard[]>(stored());
addEventListener("storage", (event) => {
  if (event.key === KEY) cards = stored();
});

/** The cards of a game, the one changed last first. */
export function ownCards(game: GameName): OwnCard[] {
  return cards.filter((own) => own.game === game).sort((a, b) => b.changed - a.changed);
}

/** Keep a card; false if the browser has no room for it. A new state of a card takes the place of the one before. */
export function keepCard(own: Omit<OwnCard, "changed">, instead = ""): boolean {
  const others = cards.filter((other) => other.number !== own.number && other.number !== instead);
  return store([...others, { ...own, changed: Date.now() }]);
}

export function discardCard(number: string): void {
  store(cards.filter((own) => own.number !== number));
}

/** The number that a card has on its sheet, without what tells it apart from others of that number. */
export function bareNumber(number: string): string {
  return number.split(MARK, 1)[0] ?? number;
}

export function isOwn(number: string): boolean {
  return number.includes(MARK);
}

export function documentOf(number: string): string | undefined {
  return cards.find((own) => own.number === number)?.document ?? packed[number];
}

export function learnDocuments(documents: Readonly<Record<string, string>>): void {
  packed = { ...packed, ...documents };
}

function store(all: readonly OwnCard[]): boolean {
  cards = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function stored(): readonly OwnCard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(thing: unknown): thing is OwnCard {
  if (typeof thing !== "object" || thing === null) return false;
  const own = thing as Partial<OwnCard>;
  return typeof own.number === "string" && typeof own.document === "string" && typeof own.card?.id === "string" && typeof own.sheet === "string";
}
