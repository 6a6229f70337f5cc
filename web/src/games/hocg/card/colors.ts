/** The colours of hOCG: what each is called, which glyph stands for it, and whether its field is light. */

import type { GlyphName } from "../../../glyphs/paths";
import type { Words } from "../../../wire/types";

export type ColorName = "white" | "green" | "red" | "blue" | "purple" | "yellow" | "neutral";

export const COLORS: readonly ColorName[] = ["white", "green", "red", "blue", "purple", "yellow", "neutral"];

interface Color {
  words: Words;
  glyph: GlyphName;
  /** Light fields carry ink, all others white. */
  light: boolean;
}

const ALL: Record<ColorName, Color> = {
  white: { words: { en: "white", ja: "白" }, glyph: "white", light: true },
  green: { words: { en: "green", ja: "緑" }, glyph: "green", light: false },
  red: { words: { en: "red", ja: "赤" }, glyph: "red", light: false },
  blue: { words: { en: "blue", ja: "青" }, glyph: "blue", light: false },
  purple: { words: { en: "purple", ja: "紫" }, glyph: "purple", light: false },
  yellow: { words: { en: "yellow", ja: "黄" }, glyph: "yellow", light: true },
  neutral: { words: { en: "colorless", ja: "無色" }, glyph: "colourless", light: false },
};

function known(name: string): name is ColorName {
  return name in ALL;
}

/** A colour by its name on the wire; whatever is none of the six is colourless. */
export function color(name: string): Color & { name: ColorName } {
  const sure = known(name) ? name : "neutral";
  return { ...ALL[sure], name: sure };
}

/** The colours of a card, colourless when it has none. */
export function colorsOf(card: { colors?: string[] }): ColorName[] {
  const some = (card.colors ?? []).map((each) => color(each).name);
  return some.length > 0 ? some : ["neutral"];
}

/** The colour of the field as a style value. */
export function field(name: ColorName): string {
  return `var(--field-${name === "neutral" ? "colorless" : name})`;
}
