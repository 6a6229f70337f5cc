/** The curtain on a face: it opens as a holomem blooms and as a VTuber evolves. Paths on a field of 100 by 100, stretched to fit. */

import type { CardInfo } from "../wire/types";

export interface Curtain {
  /** Darker: the left third of each fold, and the stage beside the beam. */
  dark: string;
  /** Lighter: a narrow band on each fold. */
  light: string;
  /** The open stage behind, a shade darker than the curtain. */
  stage: string;
}

const FOLD = 12.5;

function folds(from: number, count: number, width: number): { dark: string; light: string } {
  const at = Array.from({ length: count }, (_, i) => from + i * width);
  return {
    dark: at.map((x) => bar(x, width / 3)).join(""),
    light: at.map((x) => bar(x + width * 0.62, width * 0.14)).join(""),
  };
}

function bar(x: number, width: number): string {
  return `M${x.toFixed(2)} 0h${width.toFixed(2)}v100h${(-width).toFixed(2)}Z`;
}

/** The stage between two sides of the curtain, and the shadow on both sides of its beam. */
function opening(from: number, to: number, beam: readonly [top: number, bottom: number]): { stage: string; shadow: string } {
  const [top, bottom] = beam;
  return {
    stage: bar(from, to - from),
    shadow:
      `M${from} 0H${50 - top}L${Math.max(from, 50 - bottom)} 100H${from}Z` +
      `M${to} 0H${50 + top}L${Math.min(to, 50 + bottom)} 100H${to}Z`,
  };
}

function opened(count: number, width: number, beam: readonly [number, number]): Curtain {
  const edge = count * width;
  const left = folds(0, count, width);
  const right = folds(100 - edge, count, width);
  const { stage, shadow } = opening(edge, 100 - edge, beam);
  return { dark: left.dark + right.dark + shadow, light: left.light + right.light, stage };
}

const CLOSED: Curtain = { ...folds(0, 8, FOLD), stage: "" };
const HALF = opened(3, 8.6, [15, 26]);
const OPEN = opened(2, 4.4, [15, 44]);
const BEAM = opened(0, 0, [16, 40]);

export function curtain(card: CardInfo): Curtain {
  if (card.kind === "vtuber") return card.pl === 9 ? HALF : card.pl === 10 ? OPEN : CLOSED;
  if (card.kind === "mascot" || card.kind === "world") return BEAM;
  if (card.kind !== "holomem") return CLOSED;
  if (card.level === "1st") return HALF;
  if (card.level === "2nd") return OPEN;
  return card.level === "spot" ? BEAM : CLOSED;
}
