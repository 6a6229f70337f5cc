/** How the parts of a Power Level are called, the same at the table and in combat. */

import type { Term, Words } from "../../../wire/types";

declare module "../../../card/now" {
  interface Now {
    /** The Power Level. */
    pl?: number;
  }
}

export type PartName = Term["kind"];

const PARTS: Record<PartName, Words> = {
  printed: { en: "Power Level", ja: "パワーレベル" },
  counter: { en: "Counters", ja: "PLカウンター" },
  food: { en: "Food", ja: "Food" },
  burn: { en: "Burn", ja: "Burn" },
  element: { en: "Mascot, same element", ja: "マスコット（同属性）" },
  paired: { en: "Mascot, paired", ja: "マスコット（ペア）" },
  advantage: { en: "Element advantage", ja: "属性有利" },
  ally: { en: "Allies", ja: "アライ" },
  world: { en: "World", ja: "ワールド" },
  passive: { en: "Passive effects", ja: "Passive効果" },
};

export function partWords(kind: PartName): Words {
  return PARTS[kind];
}

/** "+2", "−1", "0"; the first row is no change and carries no sign. */
export function amountWords(amount: number, kind: PartName | "help"): string {
  if (kind === "printed" || amount === 0) return `${amount}`;
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
