/** Reinforcements the player is asked about even while passing automatically: by name, with every printing. */

import { settings } from "../../../settings/settings.svelte";
import type { CardInfo } from "../../../wire/types";
import type { PassException } from "../../../table/play.svelte";

export function exceptionsFor(asked: readonly (CardInfo | null)[], all: readonly CardInfo[]): PassException[] {
  const found = new Map<string, PassException>();
  for (const card of asked) {
    if (card?.support !== "reinforcement") continue;
    const same = all.filter((each) => each.name.en === card.name.en && each.support === card.support);
    found.set(card.name.en, { name: card.name[settings.lang], numbers: same.map((each) => each.id) });
  }
  return [...found.values()];
}
