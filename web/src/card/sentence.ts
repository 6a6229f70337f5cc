/** A card in one sentence, for everybody who hears the table. */

import { gameOf } from "../games";
import type { CardInfo, Lang, Words } from "../wire/types";
import type { Now } from "./now";

const FACE_DOWN: Words = { en: "face-down card", ja: "裏向きのカード" };

/** "AZKi, 2nd, green, 130 of 190 HP" */
export function sentence(card: CardInfo | null, now: Now | undefined, lang: Lang): string {
  return card ? gameOf(card).cards.sentence(card, now, lang) : FACE_DOWN[lang];
}

/** What can be said of a card, one after the other. */
export function listed(parts: readonly (string | undefined)[], lang: Lang): string {
  return parts.filter(Boolean).join(lang === "ja" ? "、" : ", ");
}
