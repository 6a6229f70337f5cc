import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import type { Deck, DeckRead, MissingCard } from "../wire/types";
import { allOf, settled } from "./missing";
import PasteDialog from "./PasteDialog.svelte";

const NOEL = { en: "Shirogane Noel", ja: "白銀ノエル" };
const MISSING: MissingCard[] = [
  { card: "hBP05-009", pile: "main", copies: 2, name: NOEL, nearest: "hBP02-014", nearest_name: NOEL },
  { card: "hBP05-075", pile: "main", copies: 1, name: { en: "Beef Bowl", ja: "牛丼" } },
];
const DECK: Deck = { name: "", piles: { oshi: {}, main: { "hBP05-009": 2, "hBP02-014": 1, "hBP05-075": 1 }, cheer: {} } };

beforeEach(() => {
  change({ lang: "en" });
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

describe("cards that can't be played yet", () => {
  it("stay, are left out, or give way to the nearest card", () => {
    expect(settled(DECK, MISSING, {})).toEqual(DECK);
    expect(settled(DECK, MISSING, allOf(MISSING, "out")).piles["main"]).toEqual({ "hBP02-014": 1 });
    expect(settled(DECK, MISSING, allOf(MISSING, "near")).piles["main"]).toEqual({ "hBP02-014": 3 });
    expect(settled(DECK, MISSING, { "hBP05-009": "near" }).piles["main"]).toEqual({ "hBP02-014": 3, "hBP05-075": 1 });
  });
});

describe("the paste box", () => {
  const report = { deck: DECK, legal: false, problems: [], levels: {}, colors: {}, odds: [] };

  async function pasted(found: Omit<DeckRead, "format" | "report">, deck = DECK): Promise<Deck[]> {
    const taken: Deck[] = [];
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ format: "text", report: { ...report, deck }, ...found }))));
    render(PasteDialog, { open: true, game: "hocg", onclose: () => undefined, ontake: (each: Deck) => taken.push(each) });
    await fireEvent.input(screen.getByRole("textbox", { hidden: true }), { target: { value: "some list" } });
    await fireEvent.click(screen.getByRole("button", { name: "Read list", hidden: true }));
    return taken;
  }

  it("names what is missing, once, and opens the deck without it or with the nearest cards", async () => {
    const taken = await pasted({ unread: [], missing: MISSING });
    expect(await screen.findByText("3 cards aren't playable yet. Leave them out, or use the nearest cards in their place.")).toBeTruthy();
    expect(screen.queryByText(/couldn't be read/)).toBeNull();
    const open = screen.getByRole("button", { name: "Open this deck", hidden: true });
    await fireEvent.click(screen.getByRole("button", { name: "Leave them out", hidden: true }));
    await fireEvent.click(open);
    const one = screen.getByRole("combobox", { name: "Shirogane Noel: hBP05-009", hidden: true });
    await fireEvent.change(one, { target: { value: "near" } });
    await fireEvent.click(open);
    expect(taken.map((deck) => deck.piles["main"])).toEqual([{ "hBP02-014": 1 }, { "hBP02-014": 3 }]);
  });

  it("counts only the cards that were read, keeps the text, and speaks of one line as one", async () => {
    await pasted({ unread: [{ where: "line 2", text: "3 of something", why: { en: "no card has this name", ja: "" } }] }, { piles: { main: { "hSD01-003": 1 } } });
    expect(await screen.findByText(/Read as text: 1 card\./)).toBeTruthy();
    expect(screen.getByText(/^1 line couldn't be read/)).toBeTruthy();
    expect((screen.getByRole("textbox", { hidden: true }) as HTMLTextAreaElement).value).toBe("some list");
    change({ lang: "ja" });
    expect(await screen.findByText("2行目")).toBeTruthy();
  });
});
