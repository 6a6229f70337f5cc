/** What VCard cards are told apart by: VTubers by their printed stage, all others by their type. */

import { typeNamed, TYPE_NAMES, type TypeName } from "../card/kinds";
import type { CardInfo, Words } from "../../../wire/types";

export const STAGES: readonly string[] = ["pl8", "pl9", "pl10"];
export const OTHER_TYPES: readonly TypeName[] = TYPE_NAMES.filter((type) => type !== "vtuber");
export const CARD_TYPES: readonly string[] = [...STAGES, ...OTHER_TYPES];

export function stageOf(card: CardInfo): string {
  return `pl${card.pl ?? ""}`;
}

export function typeWords(type: string): Words {
  const known = TYPE_NAMES.find((name) => name === type);
  return known ? typeNamed(known).words : { en: type.toUpperCase(), ja: type.toUpperCase() };
}
