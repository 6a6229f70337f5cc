/** Cards that a question names, in either language. The terminal finds them in the same way. */

import { isLatin, isSmall, latin, stands } from "../../learn/handbook.svelte";
import type { CardInfo } from "../../wire/types";

/** Words that ask about any card. */
const ABOUT = new Set("ability abilities about effect effects explain mean means say says show skill tell text".split(" "));
/** What a Japanese question is about comes first. */
const HEAD = /^(.{2,}?)(?:の|は|って|が|を|$)/;
const WORDS = 8; // in the longest name
const PART = 4; // letters of a part of a name that is enough

/** Cards whose whole names or numbers stand in a question; of names within each other the longest counts. */
export function named(text: string, cards: readonly CardInfo[]): CardInfo[] {
  const said = runs(text);
  const asked = folded(text);
  if (!asked) return [];
  const calls = (name: string): boolean => (isLatin(name) ? said.has(name) && !/^\d*$/.test(name) : name.length > 1 && stands(name, asked));
  const found = [...new Set(cards.flatMap((card) => names(card).filter(calls)))];
  const kept = new Set(found.filter((name) => !found.some((other) => other !== name && other.includes(name))));
  return kept.size ? unlike(cards.filter((card) => names(card).some((name) => kept.has(name)))) : [];
}

/** Cards with the one name or part of a name that a question is about, where nothing else answers it. */
export function partlyNamed(text: string, cards: readonly CardInfo[]): CardInfo[] {
  const words = latin(text.toLowerCase()).filter((word) => word.length > 1 && !isSmall(word) && !ABOUT.has(word));
  const part = words.length ? words.join("") : (HEAD.exec(folded(text))?.[1] ?? "");
  if (part.length < (isLatin(part) ? PART : 2)) return [];
  return unlike(cards.filter((card) => names(card).some((name) => name.includes(part))));
}

/** One of each name with each text, whatever its number. */
function unlike(cards: readonly CardInfo[]): CardInfo[] {
  const found = new Map<string, CardInfo>();
  for (const card of cards) {
    const key = JSON.stringify([card.kind, card.name, card.level, card.hp, card.pl, card.arts, card.abilities]);
    if (!found.has(key)) found.set(key, card);
  }
  return [...found.values()];
}

const known = new WeakMap<CardInfo, readonly string[]>();

function names(card: CardInfo): readonly string[] {
  let all = known.get(card);
  if (!all) {
    all = [...new Set([card.id, ...[card.name, ...card.names].flatMap(({ en, ja }) => [en, ja])].map(folded))].filter(Boolean);
    known.set(card, all);
  }
  return all;
}

/** Words that follow each other, without what is between them: as names are compared. Not of small words alone. */
function runs(text: string): Set<string> {
  const words = latin(text.toLowerCase());
  const found = new Set<string>();
  for (let i = 0; i < words.length; i++)
    for (let j = i + 1; j <= Math.min(i + WORDS, words.length); j++) {
      const span = words.slice(i, j);
      if (!span.every(isSmall)) found.add(span.join(""));
    }
  return found;
}

/** Without spaces, signs and capitals. */
function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
