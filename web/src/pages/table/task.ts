/** A table that a rule led to: which scenario it shows stands in its address, so that it is there after a reload. */

import type { ScenarioInfo, Words } from "../../wire/types";

export interface Tried {
  scenario: string;
  rule: string;
}

export function tryAt(table: string, { scenario, rule }: Tried): string {
  return `${table}#${new URLSearchParams({ try: scenario, rule }).toString()}`;
}

export function tried(hash: string): Tried | null {
  const found = new URLSearchParams(hash);
  const scenario = found.get("try");
  return scenario ? { scenario, rule: found.get("rule") ?? "" } : null;
}

const SEAT = /^([A-H])(?:: |：)/;
/** At tables of many, seats are called by numbers, also in the middle of a sentence. */
const NUMBERED = /^P([1-8])(?:: |：)|\bP([1-8])\b/g;

/** What is done in it, with the names at this table for the seats A, B, … of the scenario. */
export function stepsFor({ told = [] }: ScenarioInfo, name: (seat: number) => string, colon: string): Words[] {
  const named = (text: string): string =>
    text
      .replace(SEAT, (_, seat: string) => `${name(seat.charCodeAt(0) - 65)}${colon}`)
      .replace(NUMBERED, (_, first?: string, inside?: string) => name(Number(first ?? inside) - 1) + (first ? colon : ""));
  return told.map(({ en, ja }) => ({ en: named(en), ja: named(ja) }));
}
