/** Where the handbook explains a word. */

import type { GameName, GlossaryTerm } from "../wire/types";

export function termHref(game: GameName, term: GlossaryTerm): string {
  return `/learn/${encodeURIComponent(game)}#${encodeURIComponent(termId(term))}`;
}

export function termId(term: GlossaryTerm): string {
  return term.term.en;
}
