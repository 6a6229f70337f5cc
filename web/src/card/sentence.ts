/** A card in one sentence, for everybody who hears the table. */

import type { CardInfo, Lang, Words } from "../wire/types";
import { color } from "./colors";
import { isDanmaku, seasonNamed, typeNamed, typesOf } from "./danmaku/types";
import { kindWords, levelWords, supportWords } from "./kinds";
import { health, type Now } from "./now";
import { element, elementOf } from "./vcard/elements";
import { effectOf, typeNamed as vcardType, typeOf, type TypeName } from "./vcard/kinds";

const BUZZ: Words = { en: "Buzz", ja: "Buzz" };
const LIMITED: Words = { en: "LIMITED", ja: "LIMITED" };
const FACE_DOWN: Words = { en: "face-down card", ja: "裏向きのカード" };

/** "AZKi, 2nd, green, 130 of 190 HP" */
export function sentence(card: CardInfo | null, now: Now | undefined, lang: Lang): string {
  if (!card) return FACE_DOWN[lang];
  if (isDanmaku(card)) return danmaku(card, lang);
  const type = typeOf(card);
  if (type) return vcard(card, type, now, lang);
  const parts = [card.name[lang], ...kind(card, lang), ...colors(card, lang)];
  if (card.kind === "oshi" && card.life) parts.push(lang === "ja" ? `ライフ${card.life}` : `life ${card.life}`);
  if (card.kind === "holomem") parts.push(hp(card, now, lang));
  return parts.join(lang === "ja" ? "、" : ", ");
}

/** "Shoot, Action, Danmaku, summer" */
function danmaku(card: CardInfo, lang: Lang): string {
  const types = card.kind === "main" ? typesOf(card).map((type) => typeNamed(type).words[lang]) : [kindWords(card.kind)[lang]];
  const season = seasonNamed(card.season ?? "")?.words[lang] ?? "";
  return [card.name[lang], ...types, lang === "en" ? season.toLowerCase() : season].filter(Boolean).join(lang === "ja" ? "、" : ", ");
}

/** "Choirmaster Nine, VTuber, Divine, PL 16, Lock" */
function vcard(card: CardInfo, type: TypeName, now: Now | undefined, lang: Lang): string {
  const own = elementOf(card);
  const parts = [card.name[lang], vcardType(type).words[lang]];
  if (card.kind !== "support" || own !== "neutral") parts.push(element(own).words[lang]);
  if (type === "vtuber") parts.push(lang === "ja" ? `PL${now?.pl ?? card.pl}` : `PL ${now?.pl ?? card.pl}`);
  parts.push(effectOf(card)?.words[lang] ?? "");
  return parts.filter(Boolean).join(lang === "ja" ? "、" : ", ");
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
