/** A VCard card in one sentence. */

import type { Now } from "../../../card/now";
import { listed } from "../../../card/sentence";
import type { CardInfo, Lang } from "../../../wire/types";
import { element, elementOf } from "./elements";
import { effectOf, typeNamed, typeOf } from "./kinds";

/** "Choirmaster Nine, VTuber, Divine, PL 16, Lock" */
export function sentence(card: CardInfo, now: Now | undefined, lang: Lang): string {
  const type = typeOf(card);
  const own = elementOf(card);
  const parts = [card.name[lang], type ? typeNamed(type).words[lang] : ""];
  if (card.kind !== "support" || own !== "neutral") parts.push(element(own).words[lang]);
  if (type === "vtuber") parts.push(lang === "ja" ? `PL${now?.pl ?? card.pl}` : `PL ${now?.pl ?? card.pl}`);
  return listed([...parts, effectOf(card)?.words[lang]], lang);
}
