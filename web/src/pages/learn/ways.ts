/** What a game can be learned by beside its lessons: one entry for each kind of page. */

import { gameNamed } from "../../games";
import type { GlyphName } from "../../glyphs/paths";
import type { GameInfo } from "../../wire/types";
import { w as puzzling } from "../../puzzles/words";
import { words } from "../../words/words";

interface Way {
  href: string;
  glyph: GlyphName;
  title: string;
  note: string;
}

const w = words({
  how: ["How to play", "遊び方"],
  howNote: ["Goal, turn, five things to know, glossary", "目標、ターンの流れ、知っておきたいこと、用語集"],
  rules: ["Rules", "ルール"],
  rulesNote: ["Ask a question, or look up a number", "質問や番号で調べる"],
  cards: ["Cards", "カード"],
  cardsNote: ["What every card does", "すべてのカードの効果"],
});

export function ways({ id: game, handbook, puzzles }: GameInfo): Way[] {
  return [
    ...(puzzles.length ? [{ href: "/puzzles", glyph: "flag" as const, title: puzzling("title"), note: puzzling("note") }] : []),
    ...(handbook ? [{ href: `/learn/${game}`, glyph: "book" as const, title: w("how"), note: w("howNote") }] : []),
    { href: `/rules/${game}`, glyph: "search", title: w("rules"), note: w("rulesNote") },
    ...(gameNamed(game).catalogue ? [{ href: `/cards/${game}`, glyph: "deck" as const, title: w("cards"), note: w("cardsNote") }] : []),
  ];
}
