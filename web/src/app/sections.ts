/** The parts of the site that a bar on every page leads to. */

import type { GlyphName } from "../glyphs/paths";
import type { Pair } from "../words/words";

export interface Section {
  href: string;
  glyph: GlyphName;
  words: Pair;
  /** Addresses that belong to it, by their first part. */
  parts: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { href: "/", glyph: "play", words: ["Play", "対戦"], parts: ["", "table", "meet"] },
  { href: "/decks", glyph: "deck", words: ["Decks", "デッキ"], parts: ["decks"] },
  { href: "/cards", glyph: "search", words: ["Cards", "カード"], parts: ["cards", "workshop"] },
  { href: "/learn", glyph: "book", words: ["Learn", "学ぶ"], parts: ["learn", "rules", "puzzles"] },
  { href: "/watch", glyph: "eye", words: ["Watch", "観戦"], parts: ["watch", "replays", "tournaments", "ratings", "players"] },
  { href: "/lab", glyph: "flask", words: ["Lab", "ラボ"], parts: ["lab"] },
  { href: "/games", glyph: "cup", words: ["My games", "マイ対戦"], parts: ["games", "you"] },
];

export function sectionAt(path: string): Section | undefined {
  const first = path.split("/")[1] ?? "";
  return SECTIONS.find((section) => section.parts.includes(first));
}
