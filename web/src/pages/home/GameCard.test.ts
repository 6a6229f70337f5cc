import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { discard, keep } from "../../decks/decks.svelte";
import { ADMIRAL_10, MARLO_8, MARLO_9 } from "../../games/vcard/samples";
import { keepLastDeck } from "../../room/deck_choice";
import { forget, seats } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { HOCG, VCARD } from "../../test/games";
import type { NewRoom } from "../../wire/types";
import GameCard from "./GameCard.svelte";

let sent: NewRoom[] = [];
let asked: string[] = [];

beforeEach(() => {
  sent = [];
  asked = [];
  change({ lang: "en", name: "Quiet Heron" });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (address: string, init?: { body: string }) => {
    asked.push(address);
    if (address.endsWith("/fan")) return Promise.resolve(new Response(JSON.stringify([MARLO_8, MARLO_9, ADMIRAL_10])));
    if (init?.body) sent.push(JSON.parse(init.body) as NewRoom);
    const answer = address.endsWith("/cards") ? { cards: [], images: [], scenario_cards: [], not_yet: {} } : { code: "abcdefgh", seat: 0, token: "t" };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  discard("mine");
  for (const [code] of seats()) forget(code);
});

async function play(): Promise<NewRoom | undefined> {
  await fireEvent.click(screen.getByRole("button", { name: "Play against a bot" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

async function choose(label: string, deck: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^VCard TCG: ${label}`) }));
  await fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: deck }));
}

/** The decks as the card names them, mine first. */
const decks = (): string[] => screen.getAllByRole("button", { name: /deck: /i }).map((one) => one.getAttribute("aria-label")?.replace(/^.*: /, "") ?? "");

it("a first game of VCard is played with the recommended pair", async () => {
  render(GameCard, { game: VCARD });
  expect(screen.getByText("Recommended for a first game")).toBeTruthy();
  const room = await play();
  expect(room?.seats).toEqual([
    { kind: "me", deck: { builtin: "tidal" } },
    { kind: "bot", bot: "beginner", deck: { builtin: "bonfire" } },
  ]);
});

it("both decks can be chosen, one's own too, and are kept for the next time", async () => {
  const deck = { name: "Mine", piles: { main: { "CCD-001": 3 } } };
  keep({ id: "mine", game: "vcard", deck });
  const { unmount } = render(GameCard, { game: VCARD });
  await choose("Your deck", "meadow");
  await choose("The bot's deck", "Mine");
  expect(screen.queryByText("Recommended for a first game")).toBeNull();
  const room = await play();
  expect(room?.seats.map((seat) => seat.deck)).toEqual([{ builtin: "meadow" }, { list: deck }]);
  unmount();
  render(GameCard, { game: VCARD });
  expect(decks()).toEqual(["meadow", "Mine"]);
  await fireEvent.click(screen.getByRole("button", { name: "Use the recommended decks" }));
  expect(decks()).toEqual(["tidal", "bonfire"]);
});

it("the stage shows the cards of the deck, and asks for no more than those", async () => {
  keepLastDeck("vcard", "builtin:tidal");
  const { container, unmount } = render(GameCard, { game: { ...VCARD, fan: [MARLO_8, MARLO_9, ADMIRAL_10] } });
  await waitFor(() => expect(container.querySelectorAll(".stage .name")).toHaveLength(3));
  expect(asked).toEqual([]);
  unmount();
  keepLastDeck("vcard", "builtin:meadow");
  const other = render(GameCard, { game: VCARD });
  await waitFor(() => expect(other.container.querySelectorAll(".stage .name")).toHaveLength(3));
  expect(asked).toEqual(["/api/games/vcard/decks/fan"]);
});

it("where a game has two decks the bot takes its usual one", async () => {
  render(GameCard, { game: HOCG });
  expect(decks()).toEqual(["Sora"]);
  const room = await play();
  expect(room?.seats).toEqual([{ kind: "me", deck: { builtin: "sora" } }, { kind: "bot", bot: "beginner" }]);
});
