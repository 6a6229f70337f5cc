/** A pattern of bullets made from a name alone: a spiral whose turn is the name's own. */

import { hash } from "../../../card/crest";

export interface Bullet {
  x: number;
  y: number;
  r: number;
}

const COUNT = 46;
const TURNS = [137.5, 222.5, 99.5, 151.1, 77.9, 62.8, 106.7, 131.4];

/** On a field 100 wide and 62 high, around its middle. */
export function bullets(name: string): Bullet[] {
  const h = hash(name);
  const turn = ((TURNS[h % TURNS.length] ?? 137.5) * Math.PI) / 180;
  const start = ((h >>> 8) % 360) * (Math.PI / 180);
  const size = 1.6 + ((h >>> 16) % 3) * 0.45;
  return Array.from({ length: COUNT }, (_, i) => {
    const far = 8.6 * Math.sqrt(i + 3);
    const angle = start + turn * i;
    return { x: round(50 + far * Math.cos(angle)), y: round(31 + far * Math.sin(angle)), r: size };
  }).filter(({ x, y }) => x > -3 && x < 103 && y > -3 && y < 65);
}

/** Tried out so that no two characters of the game are easily mistaken for each other. */
const DYE = "silk1536";
const HUES = 18;
const RICHNESS = [30, 62] as const;
const LIGHTS = [24, 34] as const;

/** The colour of a character: dark enough for white on it, and the same wherever the name stands. */
export function tint(name: string): string {
  const h = hash(DYE + name);
  return `hsl(${(h % HUES) * (360 / HUES)} ${RICHNESS[(h >>> 8) % 2 ? 1 : 0]}% ${LIGHTS[(h >>> 16) % 2 ? 1 : 0]}%)`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
