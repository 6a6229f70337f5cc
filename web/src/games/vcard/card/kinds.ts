/** The types of VCard cards and of their effects, in words and in glyphs. */

import type { GlyphName } from "../../../glyphs/paths";
import type { CardInfo, Words } from "../../../wire/types";

export interface Named {
  glyph: GlyphName;
  words: Words;
}

const TYPES = {
  vtuber: { glyph: "vTuber", words: { en: "VTuber", ja: "VTuber" } },
  mascot: { glyph: "mascot", words: { en: "Mascot", ja: "マスコット" } },
  world: { glyph: "world", words: { en: "World", ja: "ワールド" } },
  boost: { glyph: "boost", words: { en: "Boost", ja: "ブースト" } },
  ally: { glyph: "ally", words: { en: "Ally", ja: "アライ" } },
  reinforcement: { glyph: "reinforcement", words: { en: "Reinforcement", ja: "増援" } },
} as const satisfies Record<string, Named>;

const EFFECTS = {
  passive: { glyph: "passive", words: { en: "Passive", ja: "Passive" } },
  lock: { glyph: "lock", words: { en: "Lock", ja: "Lock" } },
  snap: { glyph: "snap", words: { en: "Snap", ja: "Snap" } },
  echo: { glyph: "echo", words: { en: "Echo", ja: "Echo" } },
} as const satisfies Record<string, Named>;

export type TypeName = keyof typeof TYPES;
export const TYPE_NAMES = Object.keys(TYPES) as TypeName[];

/** What a card is called by its type: of a Support its subtype. Null: no card of this game. */
export function typeOf(card: CardInfo): TypeName | null {
  const name = card.kind === "support" ? (card.support ?? "") : card.kind;
  if (card.kind === "support" && name === "mascot") return null;
  return name in TYPES ? (name as TypeName) : null;
}

export function typeNamed(type: TypeName): Named {
  return TYPES[type];
}

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

export function effectNamed(effect: EffectName): Named {
  return EFFECTS[effect];
}

export function isVCard(card: CardInfo): boolean {
  return typeOf(card) !== null;
}

/** The effect type an ability is of, by its kind on the wire. */
export function abilityEffect(kind: string): Named | null {
  return kind in EFFECTS ? EFFECTS[kind as keyof typeof EFFECTS] : null;
}

/** The type of its effect, if it has one. */
export function effectOf(card: CardInfo): Named | null {
  return card.effect ? EFFECTS[card.effect] : null;
}

/** The name its crest is made from: cards that evolve into each other share it. */
export function crestName(card: CardInfo): string {
  return card.kind === "vtuber" && card.line ? card.line : card.name.en;
}

/** Everything the card says, clause by clause. */
export function textsOf(card: CardInfo): Words[] {
  return (card.abilities ?? []).map((ability) => ability.text);
}
