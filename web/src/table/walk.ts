/** Things sorted by the order in which the eye walks the table. */

import type { Handle } from "../wire/types";

export function inWalk(order: readonly Handle[], things: Iterable<Handle>): Handle[] {
  const place = new Map(order.map((thing, i) => [thing, i]));
  return [...things].sort((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || 0);
}
