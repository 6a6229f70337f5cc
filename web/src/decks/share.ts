/**
 * A deck inside a link: everything after the #, which browsers never send to a server.
 * The name, then the piles in their order; before the name the game, if it is not the first that had such links.
 */

import { cleaned } from "../settings/names";
import type { Deck } from "../wire/types";
import { type DeckGame, hasDecks, shape } from "./shapes";

const MOST = 8000;
const FIRST: DeckGame = "hocg";

export interface SharedDeck {
  game: DeckGame;
  deck: Deck;
}

export function encode({ game, deck }: SharedDeck): string {
  const piles = shape(game).piles.map((pile) =>
    Object.entries(deck.piles[pile] ?? {})
      .map(([number, n]) => (n === 1 ? number : `${number}*${n}`))
      .join(","),
  );
  return [`${game === FIRST ? "" : `${game}:`}${encodeURIComponent(deck.name ?? "")}`, ...piles].join(";");
}

/** The deck of a link, or null if the link is damaged. */
export function decode(code: string): SharedDeck | null {
  if (code.length > MOST) return null;
  const [head = "", ...lists] = code.split(";");
  const at = head.indexOf(":");
  const game = at < 0 ? FIRST : head.slice(0, at);
  if (!hasDecks(game) || lists.length !== shape(game).piles.length) return null;
  const name = decoded(head.slice(at + 1));
  if (name === null) return null;
  const deck: Deck = { name: cleaned(name, 80), piles: {} };
  for (const [i, pile] of shape(game).piles.entries()) {
    const cards = counted(lists[i] ?? "");
    if (!cards) return null;
    deck.piles[pile] = cards;
  }
  return { game, deck };
}

function counted(list: string): Record<string, number> | null {
  const cards: Record<string, number> = {};
  for (const part of list.split(",").filter(Boolean)) {
    const fits = /^([A-Za-z0-9-]{1,24})(?:\*([1-9]\d?))?$/.exec(part);
    if (!fits?.[1]) return null;
    cards[fits[1]] = Number(fits[2] ?? 1);
  }
  return cards;
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
