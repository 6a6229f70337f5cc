/** Choosing some of several things before any of it is sent. */

import type { Handle, Pick } from "../wire/types";

export function toggle(pick: Pick, chosen: readonly Handle[], thing: Handle): readonly Handle[] {
  if (chosen.includes(thing)) return chosen.filter((other) => other !== thing);
  if (!pick.things.includes(thing)) return chosen;
  if (chosen.length < pick.most) return [...chosen, thing];
  return pick.most === 1 ? [thing] : chosen;
}

/** Move a chosen thing to another place in the order. */
export function move(chosen: readonly Handle[], thing: Handle, by: number): readonly Handle[] {
  const from = chosen.indexOf(thing);
  if (from < 0) return chosen;
  const to = Math.max(0, Math.min(chosen.length - 1, from + by));
  const rest = chosen.filter((other) => other !== thing);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}

export function enough(pick: Pick, chosen: readonly Handle[]): boolean {
  return chosen.length >= pick.least && chosen.length <= pick.most;
}

export function full(pick: Pick, chosen: readonly Handle[]): boolean {
  return chosen.length >= pick.most;
}

/** How many more are needed before it can be confirmed. */
export function wanting(pick: Pick, chosen: readonly Handle[]): number {
  return Math.max(0, pick.least - chosen.length);
}

/** In the order they are sent: as chosen if the order matters, else as they were offered. */
export function sent(pick: Pick, chosen: readonly Handle[]): Handle[] {
  return pick.ordered ? [...chosen] : pick.things.filter((thing) => chosen.includes(thing));
}
