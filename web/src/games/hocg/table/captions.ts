/** Where a thing to choose comes from, in a word or two under its face. */

import type { Handle } from "../../../wire/types";
import type { HocgPlay } from "./play.svelte";
import { carrier, top, whereabouts } from "./places";
import { h } from "./words";

export function captionOf(play: HocgPlay, thing: Handle): string {
  const view = play.view;
  if (!view) return "";
  const mem = carrier(view, thing);
  if (mem) return h("onMem", { card: play.cardName(top(mem)?.card) });
  const spot = whereabouts(view).get(thing)?.spot ?? "";
  if (spot.endsWith(".archive")) return h("inArchive");
  if (spot.endsWith(".hand")) return h("inYourHand");
  return "";
}
