/** What a game tells newcomers: loaded once, kept for all pages. */

import { knownGames, loadGames } from "../room/games.svelte";
import { get, ApiError } from "../wire/api";
import type { CommonQuestion, Fault, GameName, GlossaryTerm, Handbook, Words } from "../wire/types";

/** Kept here and not in the books: a state is not watched by whatever makes it, as a component that asks first. */
let read = $state.raw<Readonly<Partial<Record<GameName, Handbook>>>>({});
let faults = $state.raw<Readonly<Partial<Record<GameName, Fault | null>>>>({});

export class Book {
  constructor(readonly game: GameName) {
    queueMicrotask(() => void this.load()); // whoever asks first may be in the middle of working out what to show
  }

  get pages(): Handbook | null {
    return read[this.game] ?? null;
  }

  get fault(): Fault | null {
    return faults[this.game] ?? null;
  }

  async load(): Promise<void> {
    try {
      await loadGames();
      const none = knownGames().some((info) => info.id === this.game && !info.handbook);
      const pages = none ? { game: this.game } : await get<Handbook>(`/games/${this.game}/handbook`);
      read = { ...read, [this.game]: pages };
      faults = { ...faults, [this.game]: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      faults = { ...faults, [this.game]: error.fault };
    }
  }
}

const games: Partial<Record<GameName, Book>> = {};

export function useHandbook(game: GameName): Book {
  return (games[game] ??= new Book(game));
}

export interface Answer {
  says: Words;
  rules: readonly string[];
}

const MOST = 3;
/** Words that a question is asked with, whatever it is about. */
const SMALL = new Set(
  "a an and any are as at be but by can cards card could do does for from get give happens have how i if in is it many may me must my no not of on one or player players should so someone than that the their them then there they this to up use used was we what when where which who whose why will with work works would you your".split(
    " ",
  ),
);

/** Is it asked with, whatever the question is about? */
export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

/** Short answers to a question in everyday words: those that fit most of it. The terminal answers in the same way. */
export function answers(text: string, book: Handbook | null): Answer[] {
  if (!book) return [];
  const entries = [...(book.questions ?? []).map(ofQuestion), ...(book.glossary ?? []).map(ofTerm)];
  const found = entries.flatMap(([answer, words]) => {
    const n = hits(text, words);
    return n ? [{ answer, n }] : [];
  });
  const best = Math.max(0, ...found.map((each) => each.n));
  return found.filter((each) => each.n === best).slice(0, MOST).map((each) => each.answer);
}

function ofQuestion(asked: CommonQuestion): [Answer, readonly string[]] {
  return [{ says: asked.says, rules: asked.rules }, asked.words];
}

function ofTerm(term: GlossaryTerm): [Answer, readonly string[]] {
  return [{ says: term.says, rules: [term.rule] }, [term.term.en, term.term.ja, ...(term.also ?? []), ...(term.asked ?? [])]];
}

/**
 * How much of a question an entry is about: longer phrases count more. A word counts in whatever form it is asked;
 * small words only as parts of a phrase ("give up"). Japanese words may stand anywhere in the question.
 */
function hits(text: string, words: readonly string[]): number {
  const asked = text.toLowerCase();
  const every = latin(asked);
  const said = new Set(every.map(stem));
  const matter = new Set(every.filter((token) => !SMALL.has(token)).map(stem));
  const phrases = new Map(words.filter(isLatin).map((word) => latin(word.toLowerCase()).map(stem)).map((phrase) => [phrase.join(" "), phrase]));
  let n = 0;
  for (const phrase of phrases.values()) if (phrase.length && phrase.every((part) => (phrase.length > 1 ? said : matter).has(part))) n += phrase.length;
  for (const word of new Set(words.filter((word) => !isLatin(word)).map((word) => word.toLowerCase()))) if (stands(word, asked)) n += Math.ceil(word.length / 2);
  return n;
}

const KATAKANA = /[\u30a1-\u30fa\u30fc]+/g;

/** A word in katakana is no part of a longer one. */
export function stands(word: string, asked: string): boolean {
  const whole: readonly string[] = asked.match(KATAKANA) ?? [];
  return word.match(KATAKANA)?.[0] === word ? whole.includes(word) : asked.includes(word);
}

export function latin(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? [];
}

export function isLatin(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(text);
}

/** A word without its ending: lose, loses, losing; cheer, cheers. */
function stem(token: string): string {
  return token.replace(/(?<=\w{3})(?:ing|ed|es|s)$/, "").replace(/(?<=\w{3})e$/, "");
}
