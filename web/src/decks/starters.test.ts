import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SECOND, SORA, STAFF } from "../games/hocg/card/samples";
import { change } from "../settings/settings.svelte";
import { HOCG } from "../test/games";
import type { BuiltinDeck, GameInfo } from "../wire/types";
import { deckKind } from "./kinds";
import DeckChooser from "./DeckChooser.svelte";
import { discard, keep } from "./decks.svelte";
import { ANY, byKind, deckColorsOf, deckKindsOf, findDecks, oshisOf, type Wanted } from "./search";

function deck(id: string, en: string, ja: string, colors: string[], key: string[] = []): BuiltinDeck {
  const levels = { debut: 18, "1st": 10, "2nd": 2, spot: 4, support: 16 };
  return { id, kind: "start", name: { en, ja }, deck: { piles: { oshi: { [SORA.id]: 1 }, main: {}, cheer: {} } }, colors, summary: { en: `plan of ${id}`, ja: `${id}の戦い方` }, levels, key };
}

const DECKS = [
  deck("sora", "Tokino Sora (Start Deck 01)", "ときのそら（スタートデッキ01）", ["white", "green"], [SECOND.id]),
  deck("azki", "AZKi (Start Deck 01)", "AZKi（スタートデッキ01）", ["white", "green"]),
  deck("ayame", "Nakiri Ayame (Start Deck 02)", "百鬼あやめ（スタートデッキ02）", ["red"], [STAFF.id]),
];
const GAME: GameInfo = { ...HOCG, decks: DECKS, first: { decks: ["sora", "azki"], why: { en: "Easy to read.", ja: "読みやすい。" } } };
const card = (number: string): typeof SORA | undefined => [SORA, SECOND, STAFF].find((each) => each.id === number);

describe("finding a deck", () => {
  const found = (text: string, ...colors: string[]): string[] => findDecks(DECKS, { ...ANY, text, colors }, card).map((each) => each.id);

  it("goes by words in either language: its name, its plan, its Oshi and its key cards", () => {
    expect(found("ayame")).toEqual(["ayame"]);
    expect(found("百鬼")).toEqual(["ayame"]);
    expect(found("plan AZKI")).toEqual(["sora", "azki"]);
    expect(found("春先")).toEqual(["ayame"]);
    expect(found("トキノソラ")).toEqual(["sora", "azki", "ayame"]);
    expect(found("nobody")).toEqual([]);
  });

  it("goes by colours, of which one is enough, and by both together", () => {
    expect([found("", "green"), found("", "red", "green"), found("azki", "red"), found("")]).toEqual([["sora", "azki"], ["sora", "azki", "ayame"], [], ["sora", "azki", "ayame"]]);
    expect(deckColorsOf(DECKS)).toEqual(["white", "green", "red"]);
    expect(findDecks(DECKS, ANY, () => undefined)).toHaveLength(3);
  });
});

describe("decks of several kinds", () => {
  const cup = { ...deck("cup", "Marine (WGP2025 Tokyo)", "マリン単（WGP2025 東京）", ["red"]), kind: "tournament" as const, event: { en: "WGP2025 Tokyo, 2nd", ja: "WGP2025 東京 2位" }, date: "2025-05-05" };
  const all = [...DECKS, cup];
  const ids = (wanted: Partial<Wanted>): string[] => findDecks(all, { ...ANY, ...wanted }, card).map((each) => each.id);

  it("are found by kind, by Oshi and by their event", () => {
    expect([ids({ kinds: ["tournament"] }), ids({ kinds: ["start", "tournament"] }), ids({ kinds: ["sample"] })]).toEqual([["cup"], ["sora", "azki", "ayame", "cup"], []]);
    expect(ids({ oshi: SORA.name.en })).toHaveLength(4);
    expect(ids({ oshi: "Nobody" })).toEqual([]);
    expect(ids({ text: "東京 2位" })).toEqual(["cup"]);
    expect(oshisOf(all, card).map((oshi) => oshi.name.en)).toEqual([SORA.name.en]);
  });

  it("are listed kind by kind, also while only their titles are known", () => {
    expect(byKind(all).map((group) => [group.kind, group.decks.length])).toEqual([["start", 3], ["tournament", 1]]);
    expect(deckKindsOf(HOCG.decks)).toEqual(["start"]);
    expect(findDecks(HOCG.decks, { ...ANY, text: "そら" }, card)).toHaveLength(1);
  });
});

describe("the levels of a deck", () => {
  it("are those of its game, whatever else it holds counted together", () => {
    expect(deckKind("hocg").curve({ debut: 18, "1st": 10, "2nd": 2, spot: 0, support: 20 }).map(({ id, n }) => [id, n])).toEqual([
      ["debut", 18],
      ["1st", 10],
      ["2nd", 2],
      ["spot", 0],
      ["support", 20],
    ]);
    const vcard = deckKind("vcard").curve({ pl8: 15, pl9: 12, pl10: 6, mascot: 6, world: 3, boost: 8 });
    expect(vcard.map(({ id, n, hatched }) => [id, n, hatched])).toEqual([
      ["pl8", 15, false],
      ["pl9", 12, false],
      ["pl10", 6, false],
      ["others", 17, true],
    ]);
  });
});

describe("choosing a deck", () => {
  let picked: string[] = [];
  let closed = 0;

  beforeEach(() => {
    picked = [];
    closed = 0;
    change({ lang: "en" });
    const cards = { game: "hocg", cards: [SORA, SECOND, STAFF], images: [], scenario_cards: [], not_yet: {} };
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(JSON.stringify(address.endsWith("/decks") ? DECKS : cards))));
    keep({ id: "mine", game: "hocg", deck: { name: "Evening songs", piles: { oshi: {}, main: {}, cheer: {} } } });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    discard("mine");
  });

  function show(value = "builtin:azki"): void {
    render(DeckChooser, { game: GAME, value, title: "Your deck", onpick: (next: string) => picked.push(next), onclose: () => closed++ });
  }

  const decks = (): HTMLElement[] => screen.getAllByRole("button", { name: /Start Deck|Evening/ });

  it("shows one's own and the built-in ones, with plan, levels and the pair for a first game", async () => {
    show();
    expect(decks().map((each) => each.textContent)).toEqual(["Evening songs", "Tokino Sora (Start Deck 01)", "AZKi (Start Deck 01)", "Nakiri Ayame (Start Deck 02)"]);
    expect(screen.getByText("For a first game: Tokino Sora (Start Deck 01) and AZKi (Start Deck 01). Easy to read.")).toBeTruthy();
    const sora = screen.getByText("plan of sora").closest("li") as HTMLElement;
    expect(within(sora).getByText("First game")).toBeTruthy();
    expect(await within(sora).findByText(`Key cards: ${SECOND.name.en}`)).toBeTruthy();
    expect(sora.querySelector("dl")?.textContent?.replace(/\s+/g, " ")).toMatch(/18 ?Debut.*10 ?1st.*2 ?2nd.*4 ?Spot.*16 ?Support/);
    expect(within(screen.getByText("plan of ayame").closest("li") as HTMLElement).queryByText("First game")).toBeNull();
  });

  it("begins at the chosen one and walks by the arrow keys, with one stop for Tab", async () => {
    show();
    const [own, sora, azki, ayame] = decks() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    expect(document.activeElement).toBe(azki);
    expect(decks().map((each) => each.tabIndex)).toEqual([-1, -1, 0, -1]);
    await fireEvent.keyDown(azki, { key: "ArrowRight" });
    expect(document.activeElement).toBe(ayame);
    await fireEvent.keyDown(ayame, { key: "Home" });
    expect(document.activeElement).toBe(own);
    expect(decks().map((each) => each.tabIndex)).toEqual([0, -1, -1, -1]);
    await fireEvent.click(sora);
    expect([picked, closed]).toEqual([["builtin:sora"], 1]);
  });

  it("narrows by words and colours, and says when nothing is left", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: "red" }));
    expect(decks().map((each) => each.textContent)).toEqual(["Evening songs", "Nakiri Ayame (Start Deck 02)"]);
    await fireEvent.input(screen.getByRole("searchbox", { name: "Search decks" }), { target: { value: "azki" } });
    expect(screen.getByText("No decks match.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show all decks" }));
    expect(decks()).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "Evening songs" }));
    expect(picked).toEqual(["own:mine"]);
  });
});
