/** What kind of card it is, in words and in a glyph. */

import type { GlyphName } from "../../../glyphs/paths";
import type { CardInfo, Words } from "../../../wire/types";

const LEVELS: Record<string, { short: string; words: Words }> = {
  debut: { short: "D", words: { en: "Debut", ja: "Debut" } },
  "1st": { short: "1", words: { en: "1st", ja: "1st" } },
  "2nd": { short: "2", words: { en: "2nd", ja: "2nd" } },
  spot: { short: "S", words: { en: "Spot", ja: "Spot" } },
};

const SUPPORTS: Record<string, { glyph: GlyphName; words: Words }> = {
  staff: { glyph: "staff", words: { en: "Staff", ja: "スタッフ" } },
  item: { glyph: "item", words: { en: "Item", ja: "アイテム" } },
  event: { glyph: "event", words: { en: "Event", ja: "イベント" } },
  tool: { glyph: "tool", words: { en: "Tool", ja: "ツール" } },
  mascot: { glyph: "mascot", words: { en: "Mascot", ja: "マスコット" } },
  fan: { glyph: "fan", words: { en: "Fan", ja: "ファン" } },
};

export const LEVEL_NAMES = Object.keys(LEVELS);
export const SUPPORT_NAMES = Object.keys(SUPPORTS);

const KINDS = {
  oshi: { en: "Oshi", ja: "推し" },
  holomem: { en: "Holomem", ja: "ホロメン" },
  support: { en: "Support", ja: "サポート" },
  cheer: { en: "Cheer", ja: "エール" },
} as const satisfies Partial<Record<CardInfo["kind"], Words>>;

export function levelWords(level: string): Words {
  return LEVELS[level]?.words ?? { en: level, ja: level };
}

export function supportWords(support: string): Words {
  return SUPPORTS[support]?.words ?? KINDS.support;
}

export function supportGlyph(support: string): GlyphName {
  return SUPPORTS[support]?.glyph ?? "item";
}

export function kindWords(kind: string): Words {
  return kind in KINDS ? KINDS[kind as keyof typeof KINDS] : { en: kind, ja: kind };
}

/** Other games have Supports too, of other types. */
export function isHocg(card: CardInfo): boolean {
  return card.kind === "support" ? !card.support || card.support in SUPPORTS : card.kind in KINDS;
}

/** A level, a support type or another kind, by the name that stands for it in a search. */
export function typeWords(type: string): Words {
  return LEVELS[type]?.words ?? SUPPORTS[type]?.words ?? (type === "oshi" || type === "cheer" ? KINDS[type] : { en: type, ja: type });
}

/** The words on the tab: a level, a support type, "Oshi". Cheers have none. */
export function tab(card: CardInfo): Words | null {
  if (card.kind === "holomem") return card.level ? levelWords(card.level) : null;
  if (card.kind === "support") return supportWords(card.support ?? "");
  return card.kind === "oshi" ? KINDS.oshi : null;
}

/** The same in one letter for small faces; supports show their glyph instead. */
export function shortTab(card: CardInfo): string {
  return card.kind === "holomem" ? (LEVELS[card.level ?? ""]?.short ?? "") : "";
}
