/** A hololive OCG card in one sentence. */

import type { Now } from "../../../card/now";
import { listed } from "../../../card/sentence";
import type { CardInfo, Lang, Words } from "../../../wire/types";
import { color } from "./colors";
import { kindWords, levelWords, supportWords } from "./kinds";
import { health } from "./now";

const BUZZ: Words = { en: "Buzz", ja: "Buzz" };
const LIMITED: Words = { en: "LIMITED", ja: "LIMITED" };

/** "AZKi, 2nd, green, 130 of 190 HP" */
export function sentence(card: CardInfo, now: Now | undefined, lang: Lang): string {
  const parts = [card.name[lang], ...kind(card, lang), ...colors(card, lang)];
  if (card.kind === "oshi" && card.life) parts.push(lang === "ja" ? `ライフ${card.life}` : `life ${card.life}`);
  if (card.kind === "holomem") parts.push(hp(card, now, lang));
  return listed(parts, lang);
}

function kind(card: CardInfo, lang: Lang): string[] {
  const parts: Words[] = [];
  if (card.kind === "holomem") {
    if (card.level) parts.push(levelWords(card.level));
    if (card.buzz) parts.push(BUZZ);
  } else if (card.kind === "support") {
    parts.push(supportWords(card.support ?? ""));
    if (card.limited) parts.push(LIMITED);
  } else parts.push(kindWords(card.kind));
  return parts.map((words) => words[lang]);
}

function colors(card: CardInfo, lang: Lang): string[] {
  if (card.kind === "support") return [];
  const names = card.colors?.length ? card.colors : ["neutral"];
  return [names.map((name) => color(name).words[lang]).join(lang === "ja" ? "・" : " and ")];
}

function hp(card: CardInfo, now: Now | undefined, lang: Lang): string {
  const { left, most, damage } = health(card, now);
  if (lang === "ja") return damage > 0 ? `HP${most}のうち残り${left}` : `HP${most}`;
  return damage > 0 ? `${left} of ${most} HP` : `${most} HP`;
}
