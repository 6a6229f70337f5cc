/** The cards beside the one that is read, among those of its own zone. */

import type { Handle } from "../wire/types";
import type { Look, Play } from "./play.svelte";

export interface Neighbours {
  before: Handle | null;
  after: Handle | null;
}

export function neighbours(play: Play, look: Look): Neighbours {
  const shown = play.order.filter((thing) => play.card(thing) !== null);
  const at = look.thing ? shown.indexOf(look.thing) : -1;
  return at < 0 ? { before: null, after: null } : { before: shown[at - 1] ?? null, after: shown[at + 1] ?? null };
}
