/** How large everything is on a plain table, by the room there is. */

import { clamp, LARGE_TEXT, mode, type TableSizes } from "../../table/sizes";

export interface Sizes extends TableSizes {
  /** Width of a card in a row. */
  rowCard: number;
}

/** `text`: how large words are, 1 is usual. */
export function sizes(width: number, height: number, text = 1): Sizes {
  const which = text >= LARGE_TEXT ? "phone" : mode(width);
  const rail = which === "desktop" ? Math.max(300, Math.round(width * 0.225)) : 0;
  const low = height < 480;
  return {
    mode: which,
    rail,
    handCard: which === "phone" ? clamp(width * 0.2, 64, 84) : low ? 64 : 96,
    rowCard: which === "phone" || low ? 64 : 84,
  };
}
