/** What a VTuber on the board shows: the Power Level of its top card, and the effect it keeps from the card it was played as. */

import type { CardInfo, VTuber } from "../../../wire/types";
import type { Info } from "./sentences";
import { top } from "./places";

/** The card whose effect a VTuber has: the lowest of its stack that has one. */
export function effectCard(vt: VTuber, info: Info): CardInfo | null {
  for (const face of vt.stack) {
    const card = face ? info(face.card) : null;
    if (card?.abilities?.length) return card;
  }
  return null;
}

/** The face of the top card with that effect on it. */
export function standingFace(vt: VTuber, info: Info): CardInfo | null {
  const face = top(vt);
  const shown = face ? info(face.card) : null;
  const from = effectCard(vt, info);
  if (!shown || !from || from.id === shown.id) return shown;
  const abilities = [...(from.abilities ?? []), ...(shown.abilities ?? [])];
  return { ...shown, abilities, effect: from.effect || shown.effect || "" };
}
