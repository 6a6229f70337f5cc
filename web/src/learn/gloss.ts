/** A text with the words of the glossary in it, each where it stands first. */

import type { GlossaryTerm } from "../wire/types";

export type Piece = { text: string; term: GlossaryTerm | null };

interface Form {
  term: GlossaryTerm;
  /** A form with a capital is a name, and found only where it is written as one. */
  capital: boolean;
}

interface Index {
  word: RegExp;
  /** By their small letters. */
  forms: ReadonlyMap<string, Form>;
}

const CAPITAL = /^[A-Z]/;
const known = new WeakMap<readonly GlossaryTerm[], Index>();

export function pieces(text: string, glossary: readonly GlossaryTerm[]): Piece[] {
  if (!glossary.length) return [{ text, term: null }];
  const { word, forms } = indexOf(glossary);
  const found: Piece[] = [];
  const told = new Set<GlossaryTerm>();
  let from = 0;
  for (const mark of text.matchAll(word)) {
    const form = forms.get(mark[0].toLowerCase());
    if (!form || told.has(form.term) || (form.capital && !CAPITAL.test(mark[0]))) continue;
    told.add(form.term);
    if (mark.index > from) found.push({ text: text.slice(from, mark.index), term: null });
    found.push({ text: mark[0], term: form.term });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), term: null });
  return found;
}

function indexOf(glossary: readonly GlossaryTerm[]): Index {
  const made = known.get(glossary) ?? index(glossary);
  known.set(glossary, made);
  return made;
}

function index(glossary: readonly GlossaryTerm[]): Index {
  const forms = new Map<string, Form>();
  for (const term of glossary) for (const form of [term.term.en, term.term.ja, ...(term.also ?? [])]) forms.set(form.toLowerCase(), { term, capital: CAPITAL.test(form) });
  const longest = [...forms.keys()].sort((a, b) => b.length - a.length);
  return { word: new RegExp(longest.map(alone).join("|"), "gi"), forms };
}

/** A form where it is a word of its own: English ends at other letters, katakana at other katakana. */
function alone(form: string): string {
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^[a-z0-9]/.test(form) ? "(?<![a-z0-9])" : /^[ァ-ヶー]/.test(form) ? "(?<![ァ-ヶー])" : "";
  const after = /[a-z]$/.test(form) ? "(?![a-z])" : /[ァ-ヶー]$/.test(form) ? "(?![ァ-ヶー])" : "";
  return `${before}${escaped}${after}`;
}
