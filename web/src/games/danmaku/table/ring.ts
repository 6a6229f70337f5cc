/** Where the plates of the others stand around the table: a ring, clockwise from the viewer's left. */

export interface Place {
  left: number;
  top: number;
  /** On which side of the plate the middle of the table is: the distance stands there. */
  inner: "right" | "below" | "left";
  /** What hangs below a plate is nearer to the middle of the table than plates below that: how far across, in percent. */
  hang: number;
}

/** Shares of the room that is left beside a plate, across and down, and where the middle is. */
type Share = readonly [across: number, down: number, inner: Place["inner"]];

const RINGS: Record<number, readonly Share[]> = {
  3: [[0, 0.46, "right"], [0.5, 0, "below"], [1, 0.46, "left"]],
  4: [[0, 0.56, "right"], [0.21, 0, "below"], [0.79, 0, "below"], [1, 0.56, "left"]],
  5: [[0, 0.68, "right"], [0.04, 0.16, "right"], [0.5, 0, "below"], [0.96, 0.16, "left"], [1, 0.68, "left"]],
  6: [[0, 0.66, "right"], [0.03, 0.2, "right"], [0.35, 0, "below"], [0.65, 0, "below"], [0.97, 0.2, "left"], [1, 0.66, "left"]],
  7: [[0, 0.76, "right"], [0, 0.36, "right"], [0.13, 0, "below"], [0.5, 0, "below"], [0.87, 0, "below"], [1, 0.36, "left"], [1, 0.76, "left"]],
};

/** Where there is more height than width, all sit around the upper half, and the lower one is for what happens. */
const TALL: Record<number, readonly Share[]> = {
  3: [[0, 0.24, "right"], [0.5, 0, "below"], [1, 0.24, "left"]],
  4: [[0, 0.28, "right"], [0.17, 0, "below"], [0.83, 0, "below"], [1, 0.28, "left"]],
  5: [[0, 0.42, "right"], [0, 0.18, "right"], [0.5, 0, "below"], [1, 0.18, "left"], [1, 0.42, "left"]],
  6: [[0, 0.42, "right"], [0, 0.2, "right"], [0.24, 0, "below"], [0.76, 0, "below"], [1, 0.2, "left"], [1, 0.42, "left"]],
  7: [[0, 0.43, "right"], [0, 0.22, "right"], [0.06, 0, "below"], [0.5, 0, "below"], [0.94, 0, "below"], [1, 0.22, "left"], [1, 0.43, "left"]],
};

/** Where there is too little height for plates below each other, most sit in a row at the top. */
const FLAT: Record<number, readonly Share[]> = {
  4: [[0, 0.72, "right"], [0.27, 0, "below"], [0.73, 0, "below"], [1, 0.72, "left"]],
  5: [[0, 0.72, "right"], [0.1, 0, "below"], [0.5, 0, "below"], [0.9, 0, "below"], [1, 0.72, "left"]],
  6: [[0, 0.72, "right"], [0, 0, "below"], [1 / 3, 0, "below"], [2 / 3, 0, "below"], [1, 0, "below"], [1, 0.72, "left"]],
  7: [[0, 0.72, "right"], [0, 0, "below"], [0.25, 0, "below"], [0.5, 0, "below"], [0.75, 0, "below"], [1, 0, "below"], [1, 0.72, "left"]],
};

export interface Plate {
  width: number;
  height: number;
}

export const EDGE = 14;

function isTall(width: number, height: number): boolean {
  return height > width * 0.85;
}

export function ring(others: number, width: number, height: number, plate: Plate): Place[] {
  const usual = place((isTall(width, height) ? TALL : RINGS)[others] ?? [], width, height, plate);
  return meet(usual, plate) ? place(FLAT[others] ?? [], width, height, plate) : usual;
}

function place(shares: readonly Share[], width: number, height: number, plate: Plate): Place[] {
  const across = Math.max(0, width - plate.width - 2 * EDGE);
  const down = Math.max(0, height - plate.height - 2 * EDGE);
  return shares.map(([x, y, inner]) => ({ left: Math.round(EDGE + x * across), top: Math.round(EDGE + y * down), inner, hang: x < 0.5 ? 78 : x > 0.5 ? 22 : 50 }));
}

/** Does a plate lie over another one? */
function meet(places: readonly Place[], plate: Plate): boolean {
  return places.some((one, i) => places.slice(i + 1).some((other) => Math.abs(one.left - other.left) < plate.width && Math.abs(one.top - other.top) < plate.height));
}

/** What hangs below a plate: the distance, while one plays. */
const HANGING = 26;

/** Room for what happens in the middle: between the seats at the sides, or below them all. `hanging`: below plates. */
export function middle(places: readonly Place[], width: number, height: number, plate: Plate, hanging = HANGING): { top: number; width: number } {
  if (isTall(width, height)) return { top: Math.max(0, ...places.map((place) => place.top)) + plate.height + 20, width: width - 4 * EDGE };
  return { top: EDGE + plate.height + hanging, width: Math.max(280, width - 2 * plate.width - 10 * EDGE) };
}

/** On phones the ring is two columns: the left one upwards, the right one downwards; an odd one sits on top, across both. */
export function columns<T>(others: readonly T[]): { top: T | null; rows: [T, T][] } {
  const half = Math.floor(others.length / 2);
  const left = others.slice(0, half).reverse();
  const right = others.slice(others.length - half);
  return { top: others.length % 2 ? (others[half] ?? null) : null, rows: left.map((each, i) => [each, right[i] as T]) };
}
