/** A text with the words of the glossary in it, each where it stands first. */

import type { GlossaryTerm, Lang } from "../wire/types";

export type Piece = { text: string; term: GlossaryTerm | null };

export function pieces(text: string, glossary: readonly GlossaryTerm[], lang: Lang): Piece[] {
  const forms = new Map<string, GlossaryTerm>();
  for (const term of glossary) for (const form of [term.term[lang], ...(term.also ?? [])]) if (form.length > 1) forms.set(form.toLowerCase(), term);
  if (!forms.size) return [{ text, term: null }];
  const longest = [...forms.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const word = new RegExp(lang === "ja" ? `(?:${longest.join("|")})` : `(?<![\\w])(?:${longest.join("|")})(?![\\w])`, "gi");
  const found: Piece[] = [];
  const told = new Set<GlossaryTerm>();
  let from = 0;
  for (const mark of text.matchAll(word)) {
    const term = forms.get(mark[0].toLowerCase());
    if (!term || told.has(term)) continue;
    told.add(term);
    if (mark.index > from) found.push({ text: text.slice(from, mark.index), term: null });
    found.push({ text: mark[0], term });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), term: null });
  return found;
}
