/** What the timeline draws, from the steps of a game. */

import { gameNamed } from "../games";
import type { ReplayFrames, Mark } from "../wire/types";

export interface Turn {
  n: number;
  seat: number;
  from: number;
  to: number;
}

/** The turns as stretches of steps; the set-up before the first is number 0. */
export function turns(frames: ReplayFrames): Turn[] {
  const last = Math.max(frames.steps.length - 1, 1);
  const starts = frames.marks.filter((mark) => mark.kind === "turn").map((mark) => ({ n: mark.n, seat: mark.seat, from: mark.step }));
  if (starts[0] === undefined || starts[0].from > 0) starts.unshift({ n: 0, seat: starts[0]?.seat ?? 0, from: 0 });
  return starts.map((start, i) => ({ ...start, to: starts[i + 1]?.from ?? last }));
}

/** How much life each side had at every step where it changed: points of a step line. */
export function life(frames: ReplayFrames, seat: number): { step: number; life: number }[] {
  const { score } = gameNamed(frames.game);
  const points: { step: number; life: number }[] = [];
  for (const [step, { view }] of frames.steps.entries()) {
    const now = score.of(view, seat);
    if (now === null) continue;
    if (points.at(-1)?.life !== now) points.push({ step, life: now });
  }
  return points;
}

/** Before the first cards of life are laid there is no line; points (`rising`) begin at none. */
export function path(points: { step: number; life: number }[], last: number, most: number, width: number, height: number, rising = false): string {
  const x = (step: number): number => (step / Math.max(last, 1)) * width;
  const y = (n: number): number => height - (n / Math.max(most, 1)) * height;
  const started = rising ? points : points.slice(points.findIndex((point) => point.life > 0));
  const [first, ...rest] = started;
  if (!first || (first.life === 0 && !rising)) return "";
  const parts = rest.map((point) => `H${x(point.step).toFixed(1)}V${y(point.life).toFixed(1)}`);
  return `M${x(first.step).toFixed(1)} ${y(first.life).toFixed(1)}${parts.join("")}H${width}`;
}

/** How the lines of two players are drawn, as dash patterns. Of more than two, one stands out by its width. */
export const DASHES: readonly string[] = ["none", "5 4"];

/** Lines that run on the same level lie side by side. */
export function shift(seat: number, seats: number): number {
  return seats > 2 ? (seat - (seats - 1) / 2) * 1.8 : 0;
}

/** The seats at each level where the lines end: what stands at their right end. */
export function ends(frames: ReplayFrames): { life: number; seats: number[] }[] {
  const levels = new Map<number, number[]>();
  for (const seat of frames.names.keys()) {
    const level = life(frames, seat).at(-1)?.life;
    if (level === undefined) continue;
    levels.set(level, [...(levels.get(level) ?? []), seat]);
  }
  return [...levels].map(([level, seats]) => ({ life: level, seats }));
}

/** The most life anybody had at any step. */
export function highest(frames: ReplayFrames): number {
  const { score } = gameNamed(frames.game);
  return Math.max(1, ...frames.steps.map(({ view }) => score.most(view)));
}

const SIGNED: ReadonlySet<Mark["kind"]> = new Set(["downed", "skill", "die", "evolve", "combat", "point", "end"]);

/** The marks that get a sign of their own; a combat that brought a point is told by the point. */
export function signs(frames: ReplayFrames): Mark[] {
  const pointed = new Set(frames.marks.filter((mark) => mark.kind === "point").map((mark) => mark.step));
  return frames.marks.filter((mark) => SIGNED.has(mark.kind) && !(mark.kind === "combat" && pointed.has(mark.step)));
}
