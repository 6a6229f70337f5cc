/** Tokens on VTubers and spots: what each is called, its glyph, and whether one would rather not have it. */

import type { GlyphName } from "../../../glyphs/paths";
import type { Term, Token, Words } from "../../../wire/types";

export interface TokenNamed {
  glyph: GlyphName;
  words: Words;
  kind: "buff" | "status" | "mark";
}

const TOKENS: Record<Token["kind"], TokenNamed> = {
  food: { glyph: "food", words: { en: "Food", ja: "Food" }, kind: "buff" },
  bless: { glyph: "bless", words: { en: "Bless", ja: "Bless" }, kind: "buff" },
  bolster: { glyph: "bolster", words: { en: "Bolster", ja: "Bolster" }, kind: "buff" },
  corrupt: { glyph: "corrupt", words: { en: "Corrupt", ja: "Corrupt" }, kind: "mark" },
  decay: { glyph: "decay", words: { en: "Decay", ja: "Decay" }, kind: "status" },
  exalt: { glyph: "exalt", words: { en: "Exalt", ja: "Exalt" }, kind: "status" },
  submerge: { glyph: "submerge", words: { en: "Submerge", ja: "Submerge" }, kind: "status" },
  burn: { glyph: "burn", words: { en: "Burn", ja: "Burn" }, kind: "status" },
  fracture: { glyph: "fracture", words: { en: "Fracture", ja: "Fracture" }, kind: "status" },
};

export function tokenNamed(kind: Token["kind"]): TokenNamed {
  return TOKENS[kind];
}

/** "Food 2", "Burn" */
export function tokenWords(token: Token, lang: "en" | "ja"): string {
  const name = TOKENS[token.kind].words[lang];
  return (token.n ?? 1) > 1 ? `${name} ${token.n}` : name;
}

/** The Power Level counters among the parts of a Power Level. */
export function countersOf(terms: readonly Term[] | undefined): number {
  return (terms ?? []).filter((term) => term.kind === "counter").reduce((sum, term) => sum + term.amount, 0);
}
