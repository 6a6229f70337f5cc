/** How sure it is that a card does what it says. Only some games have an official text to check against. */

import type { CardInfo } from "../wire/types";
import type { Pair } from "../words/words";

export type StatusName = "verified" | "implemented";

export const STATUS_NAMES: readonly StatusName[] = ["verified", "implemented"];

const WORDS: Record<StatusName, { name: Pair; meaning: Pair }> = {
  verified: {
    name: ["Verified", "確認済み"],
    meaning: [
      "The text matches the official one, and tests cover every ability and every official Q&A.",
      "テキストは公式と一致し、すべての能力と公式Q&Aをテストで確かめています。",
    ],
  },
  implemented: {
    name: ["Implemented", "実装済み"],
    meaning: ["Playable, but not fully verified yet.", "対戦で使えますが、検証が一部残っています。"],
  },
};

export function statusWords(status: StatusName): { name: Pair; meaning: Pair } {
  return WORDS[status];
}

/** Said of a card that only previews have shown. */
export const PREVIEW: { name: Pair; meaning: Pair } = {
  name: ["Preview", "先行公開"],
  meaning: [
    "Known only from previews and fans' transcriptions, so the printed card may differ.",
    "先行公開やファンの書き起こしによる情報です。実際のカードと異なる場合があります。",
  ],
};

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
