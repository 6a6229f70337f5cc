/** What moves from one view of the table to the next. */

import type { CardNumber, Handle } from "../../wire/types";

/** "0.deck", "1.hand", "m7", "resolution": somewhere a card can lie. */
export type Spot = string;

/** A card goes from one place to another. Without a card it stays face down. */
export interface Move {
  id: Handle | null;
  /** What it was called where it lay: a card gets another handle when it comes out of a hand. */
  was: Handle | null;
  card: CardNumber | null;
  from: Spot;
  to: Spot;
  /** It is turned on the way. */
  flip: boolean;
}

export interface Hurt {
  mem: Handle;
  /** Below 0: restored. */
  amount: number;
}

export interface Plan {
  moves: Move[];
  /** Holomem that left the stage, and where to. */
  gone: { mem: Handle; to: Spot }[];
  /** Holomem that came to the stage: the card they came as. */
  come: { mem: Handle; was: Handle | null; from: Spot }[];
  /** Holomem with another card on top. */
  bloomed: { mem: Handle; was: Handle | null; from: Spot }[];
  turned: Handle[];
  hurt: Hurt[];
  beams: { from: Handle; to: Handle }[];
  dice: number[];
  /** Another turn begins: the light crosses. */
  light: boolean;
  /** Everything the events were about. */
  just: Handle[];
}

/** Nothing moves, and nothing is shown over the table. */
export function quiet(plan: Plan): boolean {
  const { moves, gone, come, bloomed, turned, hurt, beams, dice, light } = plan;
  return !light && [moves, gone, come, bloomed, turned, hurt, beams, dice].every((each) => each.length === 0);
}

export const NO_PLAN: Plan = { moves: [], gone: [], come: [], bloomed: [], turned: [], hurt: [], beams: [], dice: [], light: false, just: [] };
