/** The effect types of a VCard card; some have several. */

import { EFFECT_NAMES, type EffectName } from "../card/kinds";
import type { CardInfo } from "../../../wire/types";

export function effectsOf(card: CardInfo): EffectName[] {
  return EFFECT_NAMES.filter((name) => card.effect === name || (card.abilities ?? []).some((ability) => ability.kind === name));
}
