/** Reinforcements one wants to be asked about although one passes: by name, with every printing. */

import { settings } from "../../settings/settings.svelte";
import type { CardInfo } from "../../wire/types";
import type { Held } from "../play.svelte";

export function holdable(asked: readonly (CardInfo | null)[], all: readonly CardInfo[]): Held[] {
  const found = new Map<string, Held>();
  for (const card of asked) {
    if (card?.support !== "reinforcement") continue;
    const same = all.filter((each) => each.name.en === card.name.en && each.support === card.support);
    found.set(card.name.en, { name: card.name[settings.lang], numbers: same.map((each) => each.id) });
  }
  return [...found.values()];
}
