/** The folds of the stage curtain as paths: black, green, persimmon, always in that order. */

export type Stripe = "black" | "green" | "persimmon";

export interface Fold {
  stripe: Stripe;
  cloth: string;
  shade: string;
  light: string;
}

const ORDER: readonly Stripe[] = ["black", "green", "persimmon"];
const STEPS = 24;

/** How far the hanging edge swings in at a height from 0 (top) to 1, in parts of the width. */
function swing(height: number): number {
  return -0.075 * Math.sin(Math.PI * Math.min(1, height * 0.86) ** 1.6) * (height < 0.75 ? 1 : 1 - (height - 0.75) * 0.9);
}

/** One line of the cloth, at a part of the width; `sway` says how much of the swing it follows. */
function edge(at: number, width: number, height: number, sway: number): string[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const y = i / STEPS;
    const x = at * width * (1 + swing(y) * at * sway) + Math.sin(y * 5 + at * 9) * width * 0.007 * Math.min(1, at * 4) * sway;
    return `${x.toFixed(1)} ${(y * height).toFixed(1)}`;
  });
}

function band(from: number, to: number, width: number, height: number, sway: number): string {
  return `M${edge(from, width, height, sway).join("L")}L${edge(to, width, height, sway).reverse().join("L")}Z`;
}

/** A curtain hanging from the top: drawn aside it swings in, raised it hangs straight (`sway` 0). */
export function folds(count: number, width: number, height: number, sway = 1): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const [from, part] = [i / count, 1 / count];
    return {
      stripe: ORDER[i % ORDER.length] ?? "black",
      cloth: band(from, from + part * 1.03, width, height, sway),
      shade: band(from, from + part * 0.3, width, height, sway),
      light: band(from + part * 0.52, from + part * 0.68, width, height, sway),
    };
  });
}

/** The lower edge of a raised curtain: one scallop to each fold. */
export function hem(count: number, width: number, height: number, depth: number): string {
  const part = width / count;
  const scallops = Array.from({ length: count }, (_, i) => {
    const right = width - i * part;
    return `Q${(right - part / 2).toFixed(1)} ${height} ${(right - part).toFixed(1)} ${height - depth}`;
  });
  return `M0 0H${width}V${height - depth}${scallops.join("")}Z`;
}
