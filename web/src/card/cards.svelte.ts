/** The facts of every card of a game: loaded once, kept for all pages. */

import { gameNamed } from "../games";
import { bareNumber, learnDocuments, ownCards } from "../own/own.svelte";
import { get, ApiError } from "../wire/api";
import type { CardInfo, CardList, Fault, GameName, PackList } from "../wire/types";
import { byNumber } from "./catalog";
import { among, count } from "./status";

export class Cards {
  #list = $state.raw<readonly CardInfo[]>([]);
  // With those of no set, which are on tables made from scenarios. No `$derived`: that would end with the page that asked first.
  #by = $state.raw<ReadonlyMap<string, CardInfo>>(byNumber([]));
  #pictures = $state.raw<readonly string[]>([]);
  #notYet = $state.raw<Readonly<Record<string, string>>>({});
  #known: readonly CardInfo[] = [];
  #made: readonly CardInfo[] = [];
  #packed: readonly CardInfo[] = [];
  #others: readonly CardInfo[] = [];
  #ready = $state(false);
  #fault = $state.raw<Fault | null>(null);

  /** `none`: the game has no cards that could be looked up. */
  constructor(
    readonly game: GameName,
    none = false,
  ) {
    if (none) this.#ready = true;
    else void this.load();
  }

  /** Every card that a deck may hold: those the server knows, and one's own. */
  get all(): readonly CardInfo[] {
    return this.#list;
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Why the cards could not be loaded, if they could not. */
  get fault(): Fault | null {
    return this.#fault;
  }

  get(number: string): CardInfo | undefined {
    return this.#by.get(number);
  }

  /** A card by its number as somebody types it. */
  find(typed: string): CardInfo | undefined {
    const number = typed.trim().toLowerCase();
    return this.#by.get(typed) ?? this.#list.find((card) => card.id.toLowerCase() === number || (card.pack && bareNumber(card.id).toLowerCase() === number));
  }

  /** Known, but it cannot be played here yet. */
  notYet(number: string): boolean {
    return among(number, this.#notYet[number.split("-", 1)[0] ?? ""]);
  }

  /** How many known cards of a set, or of all, cannot be played here yet. */
  missing(set?: string): number {
    const spans = set === undefined ? Object.values(this.#notYet) : [this.#notYet[set] ?? ""];
    return spans.reduce((sum, each) => sum + count(each), 0);
  }

  picture(number: string): string {
    return this.#pictures.includes(number) ? `/api/games/${this.game}/images/${encodeURIComponent(number)}` : "";
  }

  /** Cards that somebody wrote: of a table or a replay, besides those of one's own. */
  learn(others: readonly CardInfo[] = []): void {
    this.#others = [...this.#others.filter((card) => !others.some(({ id }) => id === card.id)), ...others];
    const own = ownCards(this.game).map(({ card }) => card);
    const packed = this.#packed.filter(({ id }) => !own.some((card) => card.id === id));
    this.#list = [...this.#known, ...packed, ...own];
    this.#by = byNumber([...this.#made, ...this.#others, ...this.#list]);
  }

  async load(): Promise<void> {
    try {
      const { cards, images, scenario_cards, not_yet, packs } = await get<CardList>(`/games/${this.game}/cards`);
      [this.#known, this.#made] = [cards, scenario_cards];
      this.learn();
      this.#pictures = images;
      this.#notYet = not_yet;
      this.#ready = true;
      this.#fault = null;
      if (packs) void this.#loadPacks();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
    }
  }

  /** Those of the server's packs come as soon as it has read them; without them everything else is there. */
  async #loadPacks(): Promise<void> {
    try {
      const { packs } = await get<PackList>(`/games/${this.game}/packs`);
      this.#packed = packs.flatMap(({ cards }) => cards);
      for (const { documents } of packs) learnDocuments(documents);
      if (packs.length) this.learn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

const games: Record<GameName, Cards | undefined> = {};

export function useCards(game: GameName): Cards {
  return (games[game] ??= new Cards(game, gameNamed(game).catalogue === null));
}

/** The cards of a game as far as a page has asked for them: the start page shows three, and asks for none. */
export function loadedCards(game: GameName): readonly CardInfo[] {
  return games[game]?.all ?? [];
}

/** Where the user's own picture of a card is, or nothing. */
export function pictureOf(number: string): string {
  for (const cards of Object.values(games)) {
    const found = cards?.picture(number);
    if (found) return found;
  }
  return "";
}
