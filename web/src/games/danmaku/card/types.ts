/** The types, seasons and teams of Danmaku!!, in words and in glyphs. */

import type { GlyphName } from "../../../glyphs/paths";
import type { CardInfo, Words } from "../../../wire/types";

export interface Named {
  glyph: GlyphName;
  words: Words;
}

/** The one that tells most about a card comes first: its glyph stands large on the face. */
const TYPES: Record<string, Named> = {
  danmaku: { glyph: "bullets", words: { en: "Danmaku", ja: "弾幕" } },
  dodge: { glyph: "dodge", words: { en: "Dodge", ja: "回避" } },
  healing: { glyph: "healing", words: { en: "Healing", ja: "回復" } },
  powerup: { glyph: "powerup", words: { en: "Powerup", ja: "パワーアップ" } },
  defense: { glyph: "defense", words: { en: "Defense", ja: "防御" } },
  artifact: { glyph: "artifact", words: { en: "Artifact", ja: "アーティファクト" } },
  invocation: { glyph: "invocation", words: { en: "Invocation", ja: "発動" } },
  item: { glyph: "item", words: { en: "Item", ja: "アイテム" } },
  reaction: { glyph: "reaction", words: { en: "Reaction", ja: "リアクション" } },
  action: { glyph: "action", words: { en: "Action", ja: "アクション" } },
};

const SEASONS: Record<string, Named & { color: string }> = {
  spring: { glyph: "spring", words: { en: "Spring", ja: "春" }, color: "#b3305e" },
  summer: { glyph: "summer", words: { en: "Summer", ja: "夏" }, color: "#9a5200" },
  autumn: { glyph: "autumn", words: { en: "Autumn", ja: "秋" }, color: "#a63a12" },
  winter: { glyph: "winter", words: { en: "Winter", ja: "冬" }, color: "#1f5ca8" },
};

export const SEASON_NAMES: readonly string[] = Object.keys(SEASONS);

const TEAMS: Record<string, Named> = {
  heroine: { glyph: "heroine", words: { en: "Heroine", ja: "主人公" } },
  rival: { glyph: "rival", words: { en: "Rival", ja: "ライバル" } },
  partner: { glyph: "partner", words: { en: "Partner", ja: "パートナー" } },
  stage_boss: { glyph: "stageBoss", words: { en: "Stage Boss", ja: "ステージボス" } },
  extra_boss: { glyph: "extraBoss", words: { en: "Extra Boss", ja: "エクストラボス" } },
};

export function typeNamed(type: string): Named {
  return TYPES[type] ?? { glyph: "action", words: { en: type, ja: type } };
}

export function seasonNamed(season: string): (Named & { color: string }) | null {
  return SEASONS[season] ?? null;
}

export function teamNamed(team: string): Named {
  return TEAMS[team] ?? { glyph: "why", words: { en: team, ja: team } };
}

/** Every type of a card once, in the order in which it is printed. */
export function typesOf(card: CardInfo): string[] {
  return [...new Set((card.types ?? []).flat())];
}

/** The glyph that stands for the whole card. */
export function mainGlyph(card: CardInfo): GlyphName {
  if (card.kind === "incident") return "incident";
  if (card.kind === "role") return teamNamed(card.team ?? "").glyph;
  return glyphOf(typesOf(card));
}

export function glyphOf(types: readonly string[]): GlyphName {
  const telling = Object.keys(TYPES).find((type) => types.includes(type));
  return telling === undefined ? "spell" : typeNamed(telling).glyph;
}

const KINDS = {
  main: { en: "Main Deck card", ja: "メインデッキのカード" },
  character: { en: "Character", ja: "キャラクター" },
  incident: { en: "Incident", ja: "異変" },
  role: { en: "Role", ja: "役割" },
} as const satisfies Partial<Record<CardInfo["kind"], Words>>;

export const GAME_KINDS = Object.keys(KINDS) as (keyof typeof KINDS)[];

export function kindWords(kind: string): Words {
  return kind in KINDS ? KINDS[kind as keyof typeof KINDS] : { en: kind, ja: kind };
}

export function isDanmaku(card: CardInfo): boolean {
  return card.kind in KINDS;
}
