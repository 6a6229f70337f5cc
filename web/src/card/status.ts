/** How sure it is that a card does what it says. Only hOCG's cards are checked against an official text. */

import type { CardInfo } from "../wire/types";
import type { Pair } from "../words/words";

export type StatusName = "verified" | "implemented";

export const STATUS_NAMES: readonly StatusName[] = ["verified", "implemented"];

const WORDS: Record<StatusName, { name: Pair; meaning: Pair }> = {
  verified: {
    name: ["Verified", "確認済み"],
    meaning: [
      "Its text equals the official one, and tests play every text and every official answer about it.",
      "公式のテキストと一致し、すべてのテキストと公式Q&Aをテストで確かめています。",
    ],
  },
  implemented: {
    name: ["Implemented", "実装済み"],
    meaning: ["It can be played; some of what makes a card verified is still missing.", "対戦で使えます。確認済みになるまでの検証が一部残っています。"],
  },
};

export function statusWords(status: StatusName): { name: Pair; meaning: Pair } {
  return WORDS[status];
}

export function statusOf(card: CardInfo): StatusName | undefined {
  return card.status || undefined;
}

/** Is this card of a set among its numbers, written as "1-20 23"? */
export function among(number: string, spans: string | undefined): boolean {
  const n = Number(number.slice(number.indexOf("-") + 1));
  return (spans ?? "").split(" ").some((span) => {
    const [first = "", last = first] = span.split("-");
    return span !== "" && n >= Number(first) && n <= Number(last);
  });
}

/** How many numbers "1-20 23" stands for. */
export function count(spans: string): number {
  return spans.split(" ").reduce((sum, span) => {
    const [first = "", last = first] = span.split("-");
    return span === "" ? sum : sum + Number(last) - Number(first) + 1;
  }, 0);
}
