/** Open tables: those where anybody may sit down, and how one sits down with one press. */

import { go } from "../app/router.svelte";
import { ownDecks } from "../decks/decks.svelte";
import { identity } from "../me/identity.svelte";
import { somebody } from "../me/people";
import { deckChoice, lastDeck } from "../room/deck_choice";
import { joinRoom } from "../room/open";
import { playerName } from "../settings/names";
import { ApiError, get } from "../wire/api";
import type { DeckChoice, GameInfo, OpenTable, OpenTables, RoomInfo } from "../wire/types";

export async function openTables(): Promise<readonly OpenTable[]> {
  return (await get<OpenTables>("/rooms/open")).tables;
}

/** Take a seat; where it is rated, under a name of one's own. Who was signed out elsewhere takes a new one. */
export async function takeSeat(room: RoomInfo, name: string, deck: DeckChoice): Promise<void> {
  const sit = async (): Promise<void> => {
    if (room.options.rated) await somebody(name);
    await joinRoom(room.code, room.game, identity()?.name ?? name, deck);
  };
  try {
    await sit();
  } catch (error) {
    if (!(error instanceof ApiError && error.fault.code === "no_person")) throw error;
    await sit();
  }
}

/** Take a seat with the deck played last. */
export async function sitDown(room: RoomInfo, game: GameInfo | undefined): Promise<void> {
  const decks = game ? [...game.decks.map((deck) => `builtin:${deck.id}`), ...ownDecks(game.id).map((deck) => `own:${deck.id}`)] : [];
  const deck = decks.length ? deckChoice(lastDeck(room.game, decks)) : {};
  await takeSeat(room, playerName(), deck);
  go(`/table/${room.code}`);
}
