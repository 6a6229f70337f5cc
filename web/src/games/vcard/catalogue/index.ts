/** The cards of VCard as its pages find, sort and relate them. */

import { BY_NAME, BY_NUMBER, rank } from "../../../pages/cards/order";
import type { CardInfo, Words } from "../../../wire/types";
import type { Pair } from "../../../words/words";
import type { Catalogue, Flipped } from "../../client_game";
import { element, ELEMENTS, elementOf } from "../card/elements";
import { EFFECT_NAMES, effectNamed } from "../card/kinds";
import { effectsOf } from "./effects";
import Facts from "./Facts.svelte";
import Filters from "./Filters.svelte";
import { related } from "./line";
import MoreOfCard from "./MoreOfCard.svelte";
import { setName } from "./sets";
import { CARD_TYPES, stageOf, typeWords } from "./stages";

/** "pl8", "mascot", "boost", … */
function typeOf(card: CardInfo): string {
  if (card.kind === "vtuber") return stageOf(card);
  return card.kind === "support" ? (card.support ?? "") : card.kind;
}

function traitWords(group: Flipped, value: string): Words {
  const effect = EFFECT_NAMES.find((each) => group === "effects" && each === value);
  if (effect) return effectNamed(effect).words;
  return group === "colors" ? element(value).words : typeWords(value);
}

/** VTubers by element and line, each line from PL8 to PL10 and its Mascot after it; then Worlds, then Supports. */
function byLine(a: CardInfo, b: CardInfo): number {
  const group = (card: CardInfo): number => (card.line ? 0 : 1 + rank(CARD_TYPES, typeOf(card)));
  return (
    group(a) - group(b) ||
    rank(ELEMENTS, elementOf(a)) - rank(ELEMENTS, elementOf(b)) ||
    (a.line ?? "").localeCompare(b.line ?? "") ||
    (a.set ?? "").localeCompare(b.set ?? "") ||
    (a.pl || 11) - (b.pl || 11)
  );
}

function relatedRule(card: CardInfo): { words: Pair; href: string } | null {
  if (card.kind === "vtuber") return { words: ["Which VTubers can evolve into which: rule 4.1.1.3", "どのVTuberに進化できるか：ルール4.1.1.3"], href: "/rules/vcard/4.1.1.3" };
  return card.kind === "mascot" ? { words: ["About pairs: rule 4.1.2.6", "ペアについて：ルール4.1.2.6"], href: "/rules/vcard/4.1.2.6" } : null;
}

export const catalogue: Catalogue = {
  hint: ["Name, number or text", "名前・番号・テキスト"],
  caption: (card) => card.id,
  label: (card) => card.id,
  traits: (card) => ({ colors: [elementOf(card)], types: [typeOf(card)], effects: effectsOf(card) }),
  traitWords,
  sorts: [
    BY_NUMBER,
    BY_NAME,
    { id: "line", words: ["Element and line", "属性・進化ライン"], order: byLine },
    { id: "pl", words: ["Power Level", "パワーレベル"], order: (a, b) => (b.pl ?? 0) - (a.pl ?? 0) || byLine(a, b) },
  ],
  Filters,
  Facts,
  More: MoreOfCard,
  related,
  relatedRule,
  setName,
};
