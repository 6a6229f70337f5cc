/** A crest (紋) is made from a name alone, so that cards which bloom into each other look related. */

export interface CrestDrawing {
  /** One petal, pointing up from the centre of a field from -50 to 50. */
  petal: string;
  count: number;
  ring: "none" | "single" | "double" | "dotted";
  core: "none" | "dot" | "ring" | "lozenge";
  dots: boolean;
}

/** Petals get narrower as their number grows. */
const COUNTS: readonly (readonly [count: number, width: number])[] = [
  [3, 1.12],
  [4, 1],
  [5, 0.86],
  [6, 0.72],
  [8, 0.54],
];
const RINGS = ["none", "single", "double", "dotted"] as const;
const CORES = ["none", "dot", "ring", "lozenge"] as const;

/** A path mirrored on the vertical axis: the right-hand points from the foot to the tip. */
function mirrored(w: number, points: readonly (readonly [x: number, y: number])[]): string {
  const right = points.map(([x, y]) => `${round(x * w)} ${y}`);
  const left = points
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => `${round(-x * w)} ${y}`);
  return `M${[...right, ...left].join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Shape = (w: number) => string;

const leaf: Shape = (w) => `M0 -7C${round(13 * w)} -15 ${round(11 * w)} -31 0 -38C${round(-11 * w)} -31 ${round(-13 * w)} -15 0 -7Z`;

const SHAPES: readonly Shape[] = [
  leaf,
  // a leaf with its middle cut out
  (w) => `${leaf(w)}M0 -15C${round(5 * w)} -20 ${round(5 * w)} -28 0 -32C${round(-5 * w)} -28 ${round(-5 * w)} -20 0 -15Z`,
  // a notched arrow
  (w) => mirrored(w, [[0, -9], [9, -19], [5, -25], [10, -37], [0, -31]]),
  // a heart
  (w) =>
    `M0 -8C${round(6 * w)} -14 ${round(15 * w)} -20 ${round(14 * w)} -30C${round(13 * w)} -38 ${round(4 * w)} -39 0 -32` +
    `C${round(-4 * w)} -39 ${round(-13 * w)} -38 ${round(-14 * w)} -30C${round(-15 * w)} -20 ${round(-6 * w)} -14 0 -8Z`,
  // a kite with a hole
  (w) => mirrored(w, [[0, -9], [11, -25], [0, -38]]) + mirrored(w, [[0, -17], [5, -25], [0, -32]]),
  // a stem with a lantern
  (w) =>
    `M-1.4 -6H1.4V-24H-1.4Z` +
    `M0 -39A${round(8 * w)} 8 0 1 1 0 -23A${round(8 * w)} 8 0 1 1 0 -39ZM0 -35A${round(4 * w)} 4 0 1 0 0 -27A${round(4 * w)} 4 0 1 0 0 -35Z`,
  // a block with a chevron
  (w) => mirrored(w, [[0, -9], [10, -18], [10, -34], [0, -26]]),
  // a blade that turns
  (w) => `M0 -8C${round(4 * w)} -18 ${round(16 * w)} -20 ${round(12 * w)} -38C${round(2 * w)} -38 ${round(-10 * w)} -28 0 -8Z`,
  // a blossom's petal
  (w) =>
    `M0 -8C${round(10 * w)} -13 ${round(15 * w)} -26 ${round(8 * w)} -38L0 -32L${round(-8 * w)} -38C${round(-15 * w)} -26 ${round(-10 * w)} -13 0 -8Z`,
];

const drawn = new Map<string, CrestDrawing>();

export function crest(name: string): CrestDrawing {
  let drawing = drawn.get(name);
  if (!drawing) {
    drawing = draw(name);
    drawn.set(name, drawing);
  }
  return drawing;
}

function draw(name: string): CrestDrawing {
  let rest = hash(name.normalize("NFC"));
  const take = <T>(choices: readonly T[]): T => {
    const chosen = choices[rest % choices.length] as T;
    rest = Math.floor(rest / choices.length);
    return chosen;
  };
  const [count, width] = take(COUNTS);
  const shape = take(SHAPES);
  return { petal: shape(width), count, ring: take(RINGS), core: take(CORES), dots: take([true, false, false]) };
}

/** FNV-1a over the letters, then stirred so that names which differ in one letter differ everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
