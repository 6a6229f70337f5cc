/** Walking the table by place: the nearest thing in a direction. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** Straight ahead counts once, aside counts double: so rows and columns are followed before diagonals. */
export function nearest(from: Box, others: readonly Box[], direction: Direction): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((other, i) => {
    const [ox, oy] = middle(other);
    const ahead = direction === "left" ? x - ox : direction === "right" ? ox - x : direction === "up" ? y - oy : oy - y;
    const aside = direction === "left" || direction === "right" ? Math.abs(oy - y) : Math.abs(ox - x);
    if (ahead <= 4) return;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

function middle(box: Box): [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}
