/** Which other cards belong to a card: the same name at other levels or the same line, pairs, and cards that speak of it. */

import { isVCard } from "../../card/vcard/kinds";
import type { CardInfo, Words } from "../../wire/types";

export type Relation = "lower" | "same" | "higher" | "other" | "sameLine" | "itsMascot" | "itsVTuber" | "named";

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

/** Lines and pairs go by the VTuber, within a set. */
function sameLine(card: CardInfo, other: CardInfo): boolean {
  return other.id !== card.id && Boolean(card.line) && other.line === card.line && other.set === card.set;
}

/** The PL8 whose effect an evolved VTuber keeps. */
export function keptFrom(card: CardInfo, all: readonly CardInfo[]): CardInfo | undefined {
  return (card.pl ?? 0) > 8 ? all.find((other) => other.pl === 8 && sameLine(card, other)) : undefined;
}

/** A card with everything that evolves with it or is its pair: the stages in their order, then the Mascot. */
export function wholeLine(card: CardInfo, all: readonly CardInfo[]): CardInfo[] {
  return [card, ...all.filter((other) => sameLine(card, other))].sort((a, b) => (a.pl || 11) - (b.pl || 11));
}

function inLine(card: CardInfo, other: CardInfo): Relation {
  if (other.kind === "mascot") return card.kind === "mascot" ? "other" : "itsMascot";
  return card.kind === "mascot" ? "itsVTuber" : "sameLine";
}

export function related(card: CardInfo, all: readonly CardInfo[]): Map<Relation, CardInfo[]> {
  const found = new Map<Relation, CardInfo[]>();
  const add = (how: Relation, other: CardInfo): void => void found.set(how, [...(found.get(how) ?? []), other]);
  if (card.kind === "cheer") return found;
  if (isVCard(card)) {
    for (const other of all.filter((each) => sameLine(card, each))) add(inLine(card, other), other);
    return found;
  }
  const mine = new Set(names(card));
  for (const other of all) {
    if (other.id === card.id || other.kind === "cheer") continue;
    if (names(other).some((name) => mine.has(name))) add(relation(card, other), other);
    else if (card.names.some((name) => speaksOf(other, name))) add("named", other);
  }
  return found;
}
