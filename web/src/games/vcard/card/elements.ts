/** The elements of VCard: what each is called, which glyph stands for it, and whether its field is light. */

import type { GlyphName } from "../../../glyphs/paths";
import type { Words } from "../../../wire/types";

export const ELEMENTS = ["fire", "water", "grass", "platinum", "electric", "divine", "chaos", "neutral"] as const;
export type ElementName = (typeof ELEMENTS)[number];

interface Element {
  words: Words;
  glyph: GlyphName;
  /** Light fields carry ink, all others white. */
  light: boolean;
}

const ALL: Record<ElementName, Element> = {
  fire: { words: { en: "Fire", ja: "火" }, glyph: "fire", light: false },
  water: { words: { en: "Water", ja: "水" }, glyph: "water", light: false },
  grass: { words: { en: "Grass", ja: "草" }, glyph: "grass", light: false },
  platinum: { words: { en: "Platinum", ja: "プラチナ" }, glyph: "platinum", light: false },
  electric: { words: { en: "Electric", ja: "電気" }, glyph: "electric", light: true },
  divine: { words: { en: "Divine", ja: "神聖" }, glyph: "divine", light: false },
  chaos: { words: { en: "Chaos", ja: "カオス" }, glyph: "chaos", light: false },
  neutral: { words: { en: "Neutral", ja: "ニュートラル" }, glyph: "neutral", light: false },
};

function known(name: string): name is ElementName {
  return name in ALL;
}

/** An element by its name on the wire; whatever is none of the seven is Neutral. */
export function element(name: string): Element & { name: ElementName } {
  const sure = known(name) ? name : "neutral";
  return { ...ALL[sure], name: sure };
}

export function elementOf(card: { colors?: string[] }): ElementName {
  return element(card.colors?.[0] ?? "neutral").name;
}
