/** Which other cards belong to a card: the same name at other levels, and cards that speak of it. */

import type { CardInfo, Words } from "../../../wire/types";
import type { Pair } from "../../../words/words";
import type { Relation } from "../../client_game";

const HOW = {
  lower: ["Same name, lower level", "同名・下のレベル"],
  same: ["Same name, same level", "同名・同じレベル"],
  higher: ["Same name, higher level", "同名・上のレベル"],
  other: ["Same name, other kinds", "同名・その他"],
  named: ["Cards that mention it", "この名前を挙げるカード"],
} as const satisfies Record<string, Pair>;

const STEPS = ["debut", "1st", "2nd"];

function names(card: CardInfo): string[] {
  return card.names.map((name) => name.en);
}

function relation(card: CardInfo, other: CardInfo): keyof typeof HOW {
  const here = card.kind === "holomem" ? STEPS.indexOf(card.level ?? "") : -1;
  const there = other.kind === "holomem" ? STEPS.indexOf(other.level ?? "") : -1;
  if (here < 0 || there < 0) return "other";
  if (here === there) return "same";
  return there < here ? "lower" : "higher";
}

function speaksOf(card: CardInfo, name: Words): boolean {
  const texts = [...(card.abilities ?? []), ...(card.arts ?? [])].map((part) => part.text?.en ?? "");
  return texts.some((text) => text.includes(`〈${name.en}〉`));
}

function how(card: CardInfo, other: CardInfo): keyof typeof HOW | null {
  if (other.id === card.id || other.kind === "cheer") return null;
  if (names(other).some((name) => names(card).includes(name))) return relation(card, other);
  return card.names.some((name) => speaksOf(other, name)) ? "named" : null;
}

export function related(card: CardInfo, all: readonly CardInfo[]): Relation[] {
  if (card.kind === "cheer") return [];
  const found = all.map((other) => ({ other, how: how(card, other) }));
  return (Object.keys(HOW) as (keyof typeof HOW)[]).flatMap((each) => {
    const cards = found.filter((one) => one.how === each).map(({ other }) => other);
    return cards.length ? [{ words: HOW[each], cards }] : [];
  });
}
