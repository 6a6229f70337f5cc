/** Walking a grid of things by the arrow keys: which place comes next. */

export interface Spot {
  left: number;
  top: number;
}

/** The place after `from`, or `from` itself where the grid ends. Up and down keep to the nearest column. */
export function step(spots: readonly Spot[], from: number, key: string): number {
  const here = spots[from];
  if (!here) return from;
  if (key === "ArrowRight") return Math.min(spots.length - 1, from + 1);
  if (key === "ArrowLeft") return Math.max(0, from - 1);
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  if (key !== "ArrowUp" && key !== "ArrowDown") return from;
  const down = key === "ArrowDown";
  const rows = spots.map((spot) => spot.top).filter((top) => (down ? top > here.top : top < here.top));
  if (rows.length === 0) return from;
  const row = down ? Math.min(...rows) : Math.max(...rows);
  return spots.reduce((best, spot, i) => {
    if (spot.top !== row) return best;
    const held = spots[best];
    return held?.top !== row || Math.abs(spot.left - here.left) < Math.abs(held.left - here.left) ? i : best;
  }, from);
}
