/** Where a thing may be let go when its option names no target: zones of the playmat, by what the option does. */

import type { Option } from "../../../wire/types";

const ZONES: Record<string, readonly string[]> = {
  center: ["center", "stage"],
  place: ["back", "stage"],
  collab: ["collab"],
  play: ["stage", "center", "collab", "back"],
};

export function zones(option: Option): readonly string[] {
  return ZONES[option.verb] ?? [];
}
