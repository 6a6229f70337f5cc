/** Whose values a card that is read has: those of the holomem it is the top card of. */

import type { Holomem } from "../wire/types";
import type { Look, Play } from "./play.svelte";

export function holomemWith(play: Play, look: Look): Holomem | undefined {
  const mem = play.mem(look.thing);
  return mem && mem.stack.at(-1)?.card === look.card ? mem : undefined;
}
