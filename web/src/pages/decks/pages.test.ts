import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { go } from "../../app/router.svelte";
import { discard, keep, ownDecks } from "../../decks/decks.svelte";
import { change } from "../../settings/settings.svelte";
import { DANMAKU, HOCG, VCARD, whole } from "../../test/games";
import { MARLO_8, SLOSHUA, VCARDS } from "../../games/vcard/samples";
import type { DeckReport } from "../../wire/types";
import DeckPage from "./DeckPage.svelte";
import Decks from "./Decks.svelte";

const REPORT: Omit<DeckReport, "deck"> = {
  legal: false,
  problems: [
    { why: { words: { en: "3 cards. A deck has 50.", ja: "3枚。" }, rule: "vcard:5.1.0.1" } },
    { why: { words: { en: "Too few Marlo.", ja: "少ない。" }, rule: "vcard:5.1.0.2" }, pile: "main", card: MARLO_8.id, fix: 2 },
  ],
  levels: { pl8: 5 },
  colors: {},
  odds: [{ id: "pl8", words: { en: "A PL8 in the first 7", ja: "初手にPL8" }, chance: 0.9421, note: null }],
};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  change({ lang: "en" });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (address: string, init?: { body: string }) => {
    asked.push(address);
    if (address.endsWith("/games")) return answer({ games: [HOCG, DANMAKU, VCARD], version: "1" });
    if (address.endsWith("/vcard/decks")) return answer(VCARD.decks.map(whole));
    if (address.endsWith("/cards")) return answer({ cards: address.includes("vcard") ? VCARDS : [], images: [], scenario_cards: [], not_yet: {} });
    if (address.endsWith("/check")) return answer({ ...REPORT, deck: JSON.parse(init?.body ?? "{}") as unknown });
    return answer({});
  });
});

afterEach(() => {
  go("/");
  vi.unstubAllGlobals();
  for (const own of [...ownDecks("hocg"), ...ownDecks("vcard")]) discard(own.id);
});

function answer(body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body)));
}

describe("the decks", () => {
  it("are those of one game, and of the other by its link", async () => {
    keep({ id: "a", game: "hocg", deck: { name: "Songs", piles: { oshi: {}, main: {}, cheer: {} } } });
    keep({ id: "b", game: "vcard", deck: { name: "Tides", piles: { main: { [MARLO_8.id]: 3 } } } });
    go("/decks");
    render(Decks);
    expect(await screen.findByRole("link", { name: "Songs" })).toBeTruthy();
    const games = await screen.findByRole("navigation", { name: "Game" });
    expect(within(games).getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/decks?game=hocg", "/decks?game=vcard"]);
    expect(screen.getByText(/one shared deck/)).toBeTruthy();
    go("/decks?game=vcard");
    const tides = await screen.findByRole("link", { name: "Tides" });
    expect(screen.queryByRole("link", { name: "Songs" })).toBeNull();
    expect(await within(tides.closest("li") as HTMLElement).findByRole("img", { name: "Water" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Edit a copy" })).toHaveLength(VCARD.decks.length);
  });

  it("begin with one pile in VCard, also at the next visit", async () => {
    go("/decks?game=vcard");
    const { unmount } = render(Decks);
    await screen.findAllByRole("button", { name: "Edit a copy" });
    await fireEvent.click(screen.getByRole("button", { name: "New deck" }));
    expect(ownDecks("vcard").map((own) => own.deck)).toEqual([{ name: "", piles: { main: {} } }]);
    unmount();
    go("/decks");
    render(Decks);
    expect((await screen.findByRole("link", { name: "VCard TCG" })).getAttribute("aria-current")).toBe("page");
  });
});

describe("a deck's page", () => {
  it("knows the game of a deck of one's own, tells what is wrong with the rule, and puts it right", async () => {
    keep({ id: "b", game: "vcard", deck: { name: "Tides", piles: { main: { [MARLO_8.id]: 3 } } } });
    render(DeckPage, { params: { id: "b" } });
    const check = screen.getByRole("region", { name: "Check" });
    expect(await within(check).findByText("3 cards. A deck has 50.")).toBeTruthy();
    expect(asked).toContain("/api/games/vcard/decks/check");
    expect(within(check).getByRole("link", { name: "Rule vcard:5.1.0.1" }).getAttribute("href")).toBe("/rules/vcard/5.1.0.1");
    expect(within(check).getByText("94.2%")).toBeTruthy();
    await fireEvent.click(await within(check).findByRole("button", { name: "Add 2 × Marlo PL8" }));
    expect(ownDecks("vcard")[0]?.deck.piles).toEqual({ main: { [MARLO_8.id]: 5 } });
    expect(screen.queryByText("Oshi")).toBeNull();
    await fireEvent.click(within(screen.getByRole("region", { name: "Deck" })).getByRole("button", { name: /^Marlo/ }));
    const line = screen.getByRole("list", { name: "Copies in the deck" });
    expect(within(line).getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Marlo PL8 CCD-001 5",
      "Marlo PL9 CCD-002 0",
      "Admiral Marlo PL10 CCD-003 0",
      "Sloshua CCD-010 0",
    ]);
    await fireEvent.click(within(line).getByRole("button", { name: "Add one Sloshua" }));
    expect(ownDecks("vcard")[0]?.deck.piles).toEqual({ main: { [MARLO_8.id]: 5, [SLOSHUA.id]: 1 } });
    expect(within(check).getByRole("region", { name: "Cards by kind" }).textContent).toMatch(/PL8\s*5/);
  });

  it("shows a deck that comes with a game, and copies it", async () => {
    render(DeckPage, { params: { id: "meadow" } });
    expect(await screen.findByRole("heading", { name: "meadow" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Save to my decks" }));
    expect(ownDecks("vcard").map((own) => own.deck.name)).toEqual(["meadow (copy)"]);
  });

  it("opens a link", async () => {
    go(`/decks/shared#vcard:Gift;${MARLO_8.id}*2`);
    render(DeckPage, { params: { id: "shared" } });
    expect(await screen.findByRole("heading", { name: "Gift" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Save to my decks" }));
    expect(ownDecks("vcard").map((own) => own.deck)).toEqual([{ name: "Gift", piles: { main: { [MARLO_8.id]: 2 } } }]);
  });

  it("says so where there is no such deck, and in the other language when that is switched", async () => {
    render(DeckPage, { params: { id: "nothing" } });
    expect(await screen.findByText("This deck isn't saved in this browser.")).toBeTruthy();
    change({ lang: "ja" });
    expect(await screen.findByText("このデッキはこのブラウザに保存されていません。")).toBeTruthy();
  });
});
