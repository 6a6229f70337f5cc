/** A die drawn from its pips. */

const PIPS: Record<number, readonly [number, number][]> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
};

export function pips(face: number): readonly [number, number][] {
  return PIPS[face] ?? [];
}

export function dieFace(face: number): HTMLElement {
  const die = document.createElement("div");
  die.className = "die";
  for (const [x, y] of pips(face)) {
    const pip = document.createElement("i");
    pip.style.setProperty("grid-area", `${y + 1} / ${x + 1}`);
    die.append(pip);
  }
  return die;
}
