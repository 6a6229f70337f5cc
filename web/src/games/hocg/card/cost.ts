/** A cost in icons: a row of colours, or counted by colour where a row would be too long. */

import type { Lang, Words } from "../../../wire/types";
import { color, COLORS, type ColorName } from "./colors";

export interface Share {
  color: ColorName;
  count: number;
}

export function shares(cost: readonly string[]): Share[] {
  const names = cost.map((each) => color(each).name);
  return COLORS.map((name) => ({ color: name, count: names.filter((each) => each === name).length })).filter(
    (share) => share.count > 0,
  );
}

const ANY: Words = { en: "any", ja: "無色" };

/** "2 green, 1 any" */
export function costWords(cost: readonly string[], lang: Lang): string {
  const parts = shares(cost).map((share) => {
    const name = (share.color === "neutral" ? ANY : color(share.color).words)[lang];
    return lang === "ja" ? `${name}${share.count}` : `${share.count} ${name}`;
  });
  if (parts.length === 0) return lang === "ja" ? "なし" : "none";
  return parts.join(lang === "ja" ? "、" : ", ");
}
