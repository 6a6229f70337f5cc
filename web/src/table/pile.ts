/** Cards of a pile, as far as the viewer knows them. */

import type { CardNumber, Face, Handle } from "../wire/types";

export interface PileRow {
  key: string;
  card: CardNumber;
  /** Null: it is known, but cannot be pointed at. */
  thing: Handle | null;
  /** Where in the pile it lies. */
  note: string;
}

export function laidOut(faces: readonly (Face | null)[]): PileRow[] {
  return faces.flatMap((face) => (face ? [{ key: face.id, card: face.card, thing: face.id.startsWith("-") ? null : face.id, note: "" }] : []));
}
