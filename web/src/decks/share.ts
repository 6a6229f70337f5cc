/** A deck inside a link: everything after the #, which browsers never send to a server. */

import type { Deck } from "../wire/types";
import { PILES } from "./list";

const MOST = 8000;

export function encode(deck: Deck): string {
  const piles = PILES.map((pile) =>
    Object.entries(deck.piles[pile] ?? {})
      .map(([number, n]) => (n === 1 ? number : `${number}*${n}`))
      .join(","),
  );
  return [encodeURIComponent(deck.name ?? ""), ...piles].join(";");
}

/** The deck of a link, or null if the link is damaged. */
export function decode(code: string): Deck | null {
  if (code.length > MOST) return null;
  const [name, ...piles] = code.split(";");
  if (name === undefined || piles.length !== PILES.length) return null;
  const deck: Deck = { name: "", piles: {} };
  try {
    deck.name = decodeURIComponent(name).slice(0, 80);
  } catch {
    return null;
  }
  for (const [i, pile] of PILES.entries()) {
    const cards: Record<string, number> = {};
    for (const part of (piles[i] ?? "").split(",").filter(Boolean)) {
      const fits = /^([A-Za-z0-9-]{1,24})(?:\*([1-9]\d?))?$/.exec(part);
      if (!fits?.[1]) return null;
      cards[fits[1]] = Number(fits[2] ?? 1);
    }
    deck.piles[pile] = cards;
  }
  return deck;
}
