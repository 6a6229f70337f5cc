/** Filters in words. */

import { gameNamed } from "../../games";
import type { Filters } from "../../games/client_game";
import type { GameName } from "../../wire/types";
import { say } from "../../words/words";
import type { Group } from "./search";
import { w } from "./words";

/** What a group of filters asks for. */
export function asks(filters: Filters, group: Group, game: GameName): string {
  const { catalogue } = gameNamed(game);
  if (group === "text") return filters.text;
  if (group === "sets") return filters.sets.map((set) => catalogue?.setName(set) ?? set).join(w("or"));
  return filters[group].map((value) => say(catalogue?.traitWords(group, value))).join(w("or"));
}
