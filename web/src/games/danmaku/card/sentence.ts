/** A Danmaku!! card in one sentence. */

import type { Now } from "../../../card/now";
import { listed } from "../../../card/sentence";
import type { CardInfo, Lang } from "../../../wire/types";
import { kindWords, seasonNamed, typeNamed, typesOf } from "./types";

/** "Shoot, Action, Danmaku, summer" */
export function sentence(card: CardInfo, _now: Now | undefined, lang: Lang): string {
  const types = card.kind === "main" ? typesOf(card).map((type) => typeNamed(type).words[lang]) : [kindWords(card.kind)[lang]];
  const season = seasonNamed(card.season ?? "")?.words[lang] ?? "";
  return listed([card.name[lang], ...types, lang === "en" ? season.toLowerCase() : season], lang);
}
