/** The cards of Danmaku!! as its pages find, sort and relate them. They have no printed numbers. */

import { BY_NAME, BY_NUMBER, rank } from "../../../pages/cards/order";
import type { CardInfo, Words } from "../../../wire/types";
import { say } from "../../../words/words";
import type { Catalogue, Flipped, Relation } from "../../client_game";
import { GAME_KINDS, kindWords, seasonNamed, SEASON_NAMES, teamNamed, typeNamed, typesOf } from "../card/types";
import Facts from "./Facts.svelte";
import Filters from "./Filters.svelte";

/** What tells equal names apart. */
function caption(card: CardInfo): string {
  if (card.kind === "role") return say(teamNamed(card.team ?? "").words);
  return (card.kind === "main" && say(seasonNamed(card.season ?? "")?.words)) || say(kindWords(card.kind));
}

function traitWords(group: Flipped, value: string): Words {
  if (group === "kinds") return kindWords(value);
  return (group === "seasons" ? seasonNamed(value) : typeNamed(value))?.words ?? { en: value, ja: value };
}

function byKind(a: CardInfo, b: CardInfo): number {
  return rank(GAME_KINDS, a.kind) - rank(GAME_KINDS, b.kind);
}

function related(card: CardInfo, all: readonly CardInfo[]): Relation[] {
  const names = card.names.map((name) => name.en);
  const others = all.filter((other) => other.id !== card.id && other.names.some((name) => names.includes(name.en)));
  const speaking = all.filter((other) => !others.includes(other) && other.id !== card.id && names.some((name) => other.abilities?.some((ability) => ability.text.en.includes(`〈${name}〉`))));
  return [
    { words: card.kind === "main" ? (["The same card in other seasons", "別の季節の同じカード"] as const) : (["Same name, other kinds", "同名・その他"] as const), cards: others },
    { words: ["Cards that mention it", "この名前を挙げるカード"] as const, cards: speaking },
  ].filter(({ cards }) => cards.length > 0);
}

export const catalogue: Catalogue = {
  hint: ["Name or text", "名前・テキスト"],
  caption,
  label: (card) => `${say(card.name)}${card.kind === "main" ? ` (${caption(card)})` : ""}`,
  traits: (card) => ({ kinds: [card.kind], types: typesOf(card), seasons: [card.season ?? ""] }),
  traitWords,
  sorts: [
    { ...BY_NUMBER, words: ["Kind", "種類"], order: byKind },
    BY_NAME,
    { id: "season", words: ["Season", "季節"], order: (a, b) => rank(SEASON_NAMES, a.season) - rank(SEASON_NAMES, b.season) || byKind(a, b) },
    { id: "points", words: ["Points", "点数"], order: (a, b) => (b.points ?? 0) - (a.points ?? 0) },
  ],
  Filters,
  Facts,
  related,
  setName: (code) => code,
};
