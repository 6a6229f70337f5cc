/**
 * A deck inside a link: everything after the #, which browsers never send to a server.
 * The name, then the piles in their order; before the name the game, if it is not the first that had such links.
 */

import { cleaned } from "../settings/names";
import type { Deck, GameName } from "../wire/types";
import { deckGame, deckGames, deckKind } from "./kinds";

const MOST = 8000;

export interface SharedDeck {
  game: GameName;
  deck: Deck;
}

export function encode({ game, deck }: SharedDeck): string {
  const kind = deckKind(game);
  const piles = kind.piles.map(({ id }) =>
    Object.entries(deck.piles[id] ?? {})
      .map(([number, n]) => (n === 1 ? number : `${number}*${n}`))
      .join(","),
  );
  return [`${kind.unmarkedLinks ? "" : `${game}:`}${encodeURIComponent(deck.name ?? "")}`, ...piles].join(";");
}

/** The deck of a link, or null if the link is damaged. */
export function decode(code: string): SharedDeck | null {
  if (code.length > MOST) return null;
  const [head = "", ...lists] = code.split(";");
  const at = head.indexOf(":");
  const game = at < 0 ? deckGames().find((each) => deckKind(each).unmarkedLinks) : deckGame(head.slice(0, at));
  const piles = game && deckKind(game).piles;
  if (!game || !piles || lists.length !== piles.length) return null;
  const name = decoded(head.slice(at + 1));
  if (name === null) return null;
  const deck: Deck = { name: cleaned(name, 80), piles: {} };
  for (const [i, { id }] of piles.entries()) {
    const cards = counted(lists[i] ?? "");
    if (!cards) return null;
    deck.piles[id] = cards;
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
