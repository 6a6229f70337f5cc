/** Where a popover can stand without covering what the player needs. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** On which side of the anchor it stands. */
  side: "right" | "left" | "above" | "below" | "aside";
}

const GAP = 14;

/** The spot near the anchor that covers nothing of what must stay visible, and little of what should (`rather`). */
export function place(anchor: Box, width: number, height: number, bounds: Box, avoid: readonly Box[], rather: readonly Box[] = []): Spot {
  const middleX = (anchor.left + anchor.right) / 2 - width / 2;
  const middleY = (anchor.top + anchor.bottom) / 2 - height / 2;
  const low = anchor.bottom - height;
  const spots: Spot[] = [
    { side: "right", left: anchor.right + GAP, top: middleY },
    { side: "right", left: anchor.right + GAP, top: low },
    { side: "left", left: anchor.left - GAP - width, top: middleY },
    { side: "left", left: anchor.left - GAP - width, top: low },
    { side: "above", left: middleX, top: anchor.top - GAP - height },
    { side: "below", left: middleX, top: anchor.bottom + GAP },
    ...grid(width, height, bounds),
  ];
  let best = spots[0] ?? { side: "aside", left: bounds.left, top: bounds.top };
  let least = Infinity;
  for (const [i, wanted] of spots.entries()) {
    const spot = within(wanted, width, height, bounds);
    const box = { left: spot.left, top: spot.top, right: spot.left + width, bottom: spot.top + height };
    const covered = covers(box, [anchor, ...avoid]);
    const far = spot.side === "aside" ? 60 + Math.hypot(spot.left - middleX, spot.top - middleY) : 0;
    const hidden = covers(box, rather);
    const cost = covered * 1000 + hidden / 20 + far + i;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** How much of other boxes a box hides. */
export function covers(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function grid(width: number, height: number, bounds: Box): Spot[] {
  const found: Spot[] = [];
  for (let x = 0; x <= 6; x++) {
    for (let y = 0; y <= 6; y++) {
      found.push({
        side: "aside",
        left: bounds.left + ((bounds.right - bounds.left - width) * x) / 6,
        top: bounds.top + ((bounds.bottom - bounds.top - height) * y) / 6,
      });
    }
  }
  return found;
}

function within(spot: Spot, width: number, height: number, bounds: Box): Spot {
  return {
    side: spot.side,
    left: Math.max(bounds.left + 8, Math.min(bounds.right - width - 8, spot.left)),
    top: Math.max(bounds.top + 8, Math.min(bounds.bottom - height - 8, spot.top)),
  };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
