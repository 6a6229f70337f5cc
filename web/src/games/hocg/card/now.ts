/** How a holomem is at this moment, as far as its face shows it. */

import { shift, type Now, type Shift } from "../../../card/now";
import type { CardInfo, Holomem } from "../../../wire/types";

declare module "../../../card/now" {
  interface Now {
    /** The most HP it has now, before damage. */
    hp?: number;
    damage?: number;
    /** Power of each Arts of the card, in its order; null where it is as printed. */
    powers?: (number | null)[];
  }
}

export function nowOf(mem: Holomem, card: CardInfo | undefined): Now {
  const now: Now = { damage: mem.damage ?? 0 };
  if (mem.hp !== null && mem.hp !== undefined) now.hp = mem.hp;
  if (card?.arts) now.powers = card.arts.map((_, i) => mem.arts?.find((art) => art.card === card.id && art.index === i)?.power ?? null);
  return now;
}

export interface Health {
  left: number;
  most: number;
  damage: number;
  /** More or less than printed, apart from damage. */
  shift: Shift;
}

export function health(card: CardInfo, now: Now | undefined): Health {
  const printed = card.hp ?? 0;
  const most = now?.hp ?? printed;
  const damage = Math.max(0, now?.damage ?? 0);
  return { left: Math.max(0, most - damage), most, damage, shift: shift(most - printed) };
}

export interface PowerNow {
  words: string;
  shift: Shift;
}

export function power(card: CardInfo, index: number, now: Now | undefined): PowerNow {
  const art = card.arts?.[index];
  if (!art) return { words: "", shift: 0 };
  const value = now?.powers?.[index] ?? art.power;
  return { words: `${value}${art.suffix ?? ""}`, shift: shift(value - art.power) };
}
