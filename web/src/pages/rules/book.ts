/** A rule book: rules in their order, under chapters, each found by its number. */

import { fold, terms } from "../cards/search";
import type { ChapterInfo, GameName, Lang, RuleInfo, RulingInfo } from "../../wire/types";

export interface Chapter {
  id: string;
  title: { en: string; ja: string };
  rules: RuleInfo[];
}

export class Book {
  readonly #by: ReadonlyMap<string, RuleInfo>;
  readonly #rulings: ReadonlyMap<string, RulingInfo>;
  readonly #place: ReadonlyMap<string, number>;

  constructor(
    readonly game: GameName,
    readonly rules: readonly RuleInfo[],
    readonly chapters: readonly ChapterInfo[],
    readonly rulings: readonly RulingInfo[],
  ) {
    this.#by = new Map(rules.map((rule) => [rule.id, rule]));
    this.#place = new Map(rules.map((rule, i) => [rule.id, i]));
    this.#rulings = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  }

  /** A rule by its full id or by its number alone. */
  rule(id: string): RuleInfo | undefined {
    return this.#by.get(id) ?? this.#by.get(`${this.game}:${id}`);
  }

  ruling(id: string): RulingInfo | undefined {
    return this.#rulings.get(id);
  }

  /** The rule before (-1) or after (1). */
  beside(rule: RuleInfo, by: -1 | 1): RuleInfo | undefined {
    return this.rules[(this.#place.get(rule.id) ?? -2) + by];
  }

  /** What a rule stands under, from the chapter down. */
  above(rule: RuleInfo): RuleInfo[] {
    const found: RuleInfo[] = [];
    for (let up = this.parent(rule); up && !found.includes(up); up = this.parent(up)) found.unshift(up);
    return found;
  }

  below(rule: RuleInfo): RuleInfo[] {
    return this.rules.filter((each) => this.parent(each)?.id === rule.id);
  }

  /** Rules by their ids; instead of a heading, what stands below it. */
  content(ids: readonly string[]): RuleInfo[] {
    return ids.flatMap((id) => {
      const rule = this.rule(id);
      return rule ? (rule.heading ? this.content(this.below(rule).map((each) => each.id)) : [rule]) : [];
    });
  }

  parent(rule: RuleInfo): RuleInfo | undefined {
    if (rule.under) return this.rule(rule.under);
    for (let up = shorter(rule.id); up; up = shorter(up)) {
      const found = this.#by.get(up);
      if (found) return found;
    }
    return undefined;
  }

  /** The rules that say all these words, by chapter. Without words: all of them. */
  find(text: string): Chapter[] {
    const wanted = terms(text);
    const chapters = new Map<string, Chapter>();
    for (const rule of this.rules) {
      if (!wanted.every((term) => sayings(rule).includes(term)) || (wanted.length && rule.heading)) continue;
      let chapter = chapters.get(rule.chapter);
      if (!chapter) chapters.set(rule.chapter, (chapter = { id: rule.chapter, title: this.#chapterTitle(rule.chapter), rules: [] }));
      chapter.rules.push(rule);
    }
    return [...chapters.values()];
  }

  findRulings(text: string): RulingInfo[] {
    const wanted = terms(text);
    return this.rulings.filter((ruling) => {
      const all = fold([ruling.id, ruling.title.en, ruling.title.ja, ruling.says.en, ruling.says.ja].join("\n"));
      return wanted.every((term) => all.includes(term));
    });
  }

  #chapterTitle(id: string): { en: string; ja: string } {
    const named = this.chapters.find((chapter) => chapter.id === id)?.title;
    if (named) return named;
    const heading = this.rule(id);
    return heading ? { en: heading.title, ja: heading.title_ja || heading.title } : { en: id, ja: id };
  }
}

/** "game:8.3" of "game:8.3.3", "game:8.1.0.1" of "game:8.1.0.1/ash"; nothing at the top. */
function shorter(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf("."), id.lastIndexOf("/")));
}

const said = new WeakMap<RuleInfo, string>();

function sayings(rule: RuleInfo): string {
  let text = said.get(rule);
  if (text === undefined) {
    text = fold([rule.id, rule.title, rule.title_ja ?? "", rule.says.en, rule.says.ja].join("\n"));
    said.set(rule, text);
  }
  return text;
}

/** "8.3.3" of "game:8.3.3" */
export function numberOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

export function titleOf(rule: RuleInfo, lang: Lang): string {
  return (lang === "ja" && rule.title_ja) || rule.title;
}

/** The address of a rule. Some ids have slashes in them: "game:8.1.0.1/bless/2" has three parts. */
export function ruleHref(game: GameName, id: string): string {
  return `/rules/${game}/${numberOf(id).split("/").map(encodeURIComponent).join("/")}`;
}

/** What it says, in English where that is all there is. */
export function saysOf(says: { en: string; ja: string }, lang: Lang): { text: string; lang: Lang } {
  return says.ja && says.ja !== says.en ? { text: says[lang], lang } : { text: says.en, lang: "en" };
}

export type Part = { kind: "text"; text: string } | { kind: "rule"; text: string; id: string } | { kind: "ruling"; text: string; id: string };

const CITED = /\b[a-z][a-z0-9_]*:[\w.-]*\w|\b[A-Z]-R?\d{1,3}\b|(?<![\w.:-])\d+(?:\.\d+)+(?:\.?[a-z])?(?![\w])/g;

/** A text with the rules and rulings that it names; what is not in the book stays text. */
export function cited(text: string, book: Book): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const mark of text.matchAll(CITED)) {
    const rule = book.rule(mark[0]);
    const ruling = rule ? undefined : book.ruling(mark[0]);
    if (!rule && !ruling) continue;
    if (mark.index > from) found.push({ kind: "text", text: text.slice(from, mark.index) });
    if (rule) found.push({ kind: "rule", text: mark[0], id: numberOf(rule.id) });
    else if (ruling) found.push({ kind: "ruling", text: mark[0], id: ruling.id });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}
