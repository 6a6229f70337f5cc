/** The cards of hololive OCG as its pages find, sort and relate them. */

import { STATUS_NAMES, statusWords } from "../../../card/status";
import { bareNumber } from "../../../own/own.svelte";
import { BY_NAME, BY_NUMBER } from "../../../pages/cards/order";
import type { CardInfo, Words } from "../../../wire/types";
import type { Catalogue, Flipped } from "../../client_game";
import { color, colorsOf } from "../card/colors";
import { costWords } from "../card/cost";
import { LEVEL_NAMES, SUPPORT_NAMES, typeWords } from "../card/kinds";
import Facts from "./Facts.svelte";
import Filters from "./Filters.svelte";
import { related } from "./related";

const TYPES: readonly string[] = ["oshi", ...LEVEL_NAMES, ...SUPPORT_NAMES, "cheer"];

/** Kinds, levels and support types together: "oshi", "debut", "staff", … */
function typeOf(card: CardInfo): string {
  if (card.kind === "holomem") return card.level ?? "";
  return card.kind === "support" ? (card.support ?? "") : card.kind;
}

function traitWords(group: Flipped, value: string): Words {
  const status = STATUS_NAMES.find((each) => group === "statuses" && each === value);
  if (status) return { en: statusWords(status).name[0], ja: statusWords(status).name[1] };
  if (group === "marks") return value === "buzz" ? { en: "Buzz", ja: "Buzz" } : { en: "LIMITED", ja: "LIMITED" };
  return group === "colors" ? color(value).words : typeWords(value);
}

export const catalogue: Catalogue = {
  hint: ["Name, number, text or #tag", "名前・番号・テキスト・#タグ"],
  caption: (card) => (card.pack ? bareNumber(card.id) : card.id),
  label: (card) => (card.pack ? bareNumber(card.id) : card.id),
  /** Supports have no colour, not even colourless. */
  traits: (card) => ({
    colors: card.kind === "support" ? [] : colorsOf(card),
    types: [typeOf(card)],
    marks: [...(card.buzz ? ["buzz"] : []), ...(card.limited ? ["limited"] : [])],
    statuses: [card.status ?? ""],
  }),
  traitWords,
  sorts: [
    BY_NUMBER,
    BY_NAME,
    { id: "level", words: ["Kind and level", "種類・レベル"], order: (a, b) => TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b)) },
    { id: "hp", words: ["HP", "HP"], order: (a, b) => (b.hp ?? 0) - (a.hp ?? 0) },
  ],
  Filters,
  Facts,
  moreLines: (card, lang) =>
    (card.arts ?? []).map((art) => ({ name: art.name[lang], text: `[${costWords(art.cost, lang)}] ${art.power}${art.suffix ?? ""} ${art.text?.[lang] ?? ""}` })),
  related,
  relatedRule: (card) => (card.kind === "holomem" ? { words: ["Which cards can bloom into which: rule 8.3.3", "どのカードにBloomできるか：ルール8.3.3"], href: "/rules/hocg/8.3.3" } : null),
  setName: (code) => code,
};
