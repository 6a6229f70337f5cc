/** Games to test with, as a server tells of them. */

import type { BuiltinDeck, DeckTitle, GameInfo } from "../wire/types";

export const HOCG: GameInfo = {
  id: "hocg",
  name: { en: "hololive OCG", ja: "hololive OCG" },
  tagline: { en: "", ja: "" },
  seats: [2],
  minutes: 25,
  playable: true,
  decks: [{ id: "sora", kind: "start", name: { en: "Sora", ja: "そら" }, colors: [] }],
  bots: ["greedy", "random"],
  rulings: [],
  first: null,
  fan: [],
  lessons: [],
  puzzles: [],
  regions: {},
  no_tournaments: null,
  handbook: false,
};

export const DANMAKU: GameInfo = {
  id: "danmaku",
  name: { en: "Danmaku!!", ja: "Danmaku!!" },
  tagline: { en: "", ja: "" },
  seats: [4, 5, 6, 7, 8],
  minutes: 40,
  playable: true,
  decks: [],
  bots: ["role", "random"],
  rulings: [
    {
      id: "roles",
      words: { en: "Roles", ja: "役割" },
      values: ["advanced", "basic", "first"],
      default: "advanced",
      labels: { advanced: { en: "all roles", ja: "すべて" }, basic: { en: "basic roles", ja: "基本" }, first: { en: "first game", ja: "初めて" } },
    },
  ],
  first: null,
  fan: [],
  lessons: [],
  puzzles: [],
  regions: {},
  no_tournaments: null,
  handbook: false,
};

const deck = (id: string, ...colors: string[]): DeckTitle => ({ id, kind: "start", name: { en: id, ja: id }, colors });

/** All that a server tells of a deck with that title. */
export function whole(title: DeckTitle): BuiltinDeck {
  return { ...title, deck: { name: title.id, piles: { main: { "CCD-001": 3 } } }, summary: { en: "", ja: "" }, levels: { pl8: 3 }, key: ["CCD-001"] };
}

export const VCARD: GameInfo = {
  id: "vcard",
  name: { en: "VCard TCG", ja: "VCard TCG" },
  tagline: { en: "", ja: "" },
  seats: [2],
  minutes: 30,
  playable: true,
  decks: [deck("tidal", "water", "electric"), deck("bonfire", "fire", "chaos"), deck("meadow", "grass", "platinum")],
  bots: ["ahead", "random"],
  rulings: [],
  first: { decks: ["tidal", "bonfire"], why: { en: "Both are easy to follow.", ja: "どちらも分かりやすいデッキです。" } },
  fan: [],
  lessons: [],
  puzzles: [],
  regions: {},
  no_tournaments: null,
  handbook: false,
};
