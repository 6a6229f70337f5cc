import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import { HOCG } from "../test/games";
import type { NewRoom } from "../wire/types";
import { deckTitle, playAgain } from "./again";
import type { GameRecord } from "./record";

const GAME: GameRecord = { id: "aaaaaaaa-1", game: "hocg", when: Date.UTC(2026, 0, 1), result: "lost", seat: 0, seats: 2, name: "Aki", against: [] };
let sent: NewRoom[] = [];

beforeEach(() => {
  sent = [];
  change({ lang: "en", name: "Aki" });
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as NewRoom);
    return Promise.resolve(new Response(JSON.stringify({ code: "abcdefgh", seat: 0, token: "t" })));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  change({ lang: "en" });
});

describe("a game of the list", () => {
  it("is played again against bots that play as well as those did", async () => {
    await playAgain(HOCG, { ...GAME, against: [{ name: "Toma", bot: true, level: "beginner" }] }, {});
    await playAgain(HOCG, { ...GAME, against: [{ name: "Greedy", bot: true }] }, {});
    await playAgain(HOCG, { ...GAME, against: [{ name: "Toma", bot: true, level: "normal" }] }, {}); // its name then
    expect(sent.map((room) => room.seats[1]?.bot)).toEqual(["beginner", undefined, "casual"]);
  });

  it("names a built-in deck in the language of the page, and another as it was called", () => {
    const deck = HOCG.decks[0];
    expect(deck).toBeTruthy();
    expect(deckTitle(HOCG, deck?.name.ja)).toBe(deck?.name.en);
    change({ lang: "ja" });
    expect(deckTitle(HOCG, deck?.name.en)).toBe(deck?.name.ja);
    expect([deckTitle(HOCG, "My own"), deckTitle(undefined, "Lost"), deckTitle(HOCG, undefined)]).toEqual(["My own", "Lost", ""]);
  });
});
