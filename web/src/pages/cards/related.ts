/** Which other cards belong to a card: the same name at other levels, and cards that speak of it. */

import type { CardInfo, Words } from "../../wire/types";

export type Relation = "lower" | "same" | "higher" | "other" | "named";

const STEPS = ["debut", "1st", "2nd"];

function names(card: CardInfo): string[] {
  return card.names.map((name) => name.en);
}

function relation(card: CardInfo, other: CardInfo): Relation {
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

export function related(card: CardInfo, all: readonly CardInfo[]): Map<Relation, CardInfo[]> {
  const found = new Map<Relation, CardInfo[]>();
  const add = (how: Relation, other: CardInfo): void => void found.set(how, [...(found.get(how) ?? []), other]);
  if (card.kind === "cheer") return found;
  const mine = new Set(names(card));
  for (const other of all) {
    if (other.id === card.id || other.kind === "cheer") continue;
    if (names(other).some((name) => mine.has(name))) add(relation(card, other), other);
    else if (card.names.some((name) => speaksOf(other, name))) add("named", other);
  }
  return found;
}
