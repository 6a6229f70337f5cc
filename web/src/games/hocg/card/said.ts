/** What a card says beside its numbers, for faces on the table: keywords, skills and the texts of its Arts. */

import type { GlyphName } from "../../../glyphs/paths";
import type { CardInfo, Words } from "../../../wire/types";

export interface Said {
  glyph: GlyphName;
  /** What it is called: a keyword or an Arts; a support's own text has no name. */
  name: Words | null;
  text: Words;
}

const GLYPHS: Record<string, GlyphName> = { collab_effect: "ally", bloom_effect: "exalt", gift: "passive", oshi_skill: "power", sp_skill: "power", stage_skill: "power" };

export function said(card: CardInfo): Said[] {
  const abilities = (card.abilities ?? []).flatMap((ability): Said[] =>
    ability.kind === "extra" ? [] : [{ glyph: GLYPHS[ability.kind] ?? "list", name: ability.kind === "text" ? null : ability.label, text: ability.text }],
  );
  const arts = (card.arts ?? []).flatMap((art): Said[] => (art.text ? [{ glyph: "list", name: art.name, text: art.text }] : []));
  return [...abilities, ...arts];
}
