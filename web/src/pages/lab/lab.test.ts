import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../../settings/settings.svelte";
import type { LabCell, LabDeck, LabMatrix } from "../../wire/types";
import { Grid, percent, short, step } from "./grid";
import { contrast, heat, ink, SCALES } from "./heat";
import Lab from "./Lab.svelte";

const deck = (id: string, rate: number, builtin = true): LabDeck => ({
  id,
  kind: builtin ? "start" : "",
  name: { en: `${id} (Start Deck 01)`, ja: `${id}の（スタートデッキ01）` },
  builtin,
  games: 80,
  share: { rate, low: rate - 0.1, high: rate + 0.1 },
});

const cell = (a: string, b: string, wins: number): LabCell => ({
  a,
  b,
  games: 40,
  wins,
  losses: 40 - wins,
  draws: 0,
  errors: 0,
  share: { rate: wins / 40, low: wins / 40 - 0.15, high: wins / 40 + 0.1 },
});

const MATRIX: LabMatrix = {
  game: "hocg",
  made: "2026-11-16T10:00:00+00:00",
  version: "0.1.0",
  bot: "greedy",
  seed: 3,
  games: 40,
  decks: [deck("sora", 0.7), deck("azki", 0.5), deck("mine", 0.3, false)],
  cells: [cell("sora", "azki", 26), cell("sora", "mine", 30), { ...cell("azki", "mine", 10), errors: 2 }],
};

it("the decks of one kind are shown against each other, and what each won against all stays", () => {
  const mixed = new Grid({ ...MATRIX, decks: MATRIX.decks.map((each) => (each.id === "azki" ? { ...each, kind: "tournament" } : each)) });
  expect(mixed.kinds).toEqual(["start", "tournament"]);
  expect(mixed.of(["tournament"]).decks.map((each) => [each.id, each.share.rate])).toEqual([["azki", 0.5]]);
  expect(mixed.of([]).decks).toHaveLength(3);
  expect(mixed.of(["start"]).opponents("sora").map((one) => one.deck.id)).not.toContain("azki");
});

it("a run that was stopped says how many games its pairs played, at least and at most", () => {
  const [first, ...others] = MATRIX.cells;
  if (!first) throw new Error("no cells");
  expect(new Grid(MATRIX).perPair).toEqual([first.games, first.games]);
  expect(new Grid({ ...MATRIX, cells: [{ ...first, games: first.games - 2 }, ...others] }).perPair).toEqual([first.games - 2, first.games]);
});

describe("the grid", () => {
  const grid = new Grid(MATRIX);

  it("answers from either side", () => {
    expect(grid.cell("sora", "azki")).toMatchObject({ wins: 26, losses: 14 });
    const turned = grid.cell("azki", "sora");
    expect(turned).toMatchObject({ wins: 14, losses: 26 });
    expect(turned?.share.rate).toBeCloseTo(0.35);
    expect(turned?.share.low).toBeCloseTo(0.25);
    expect(turned?.share.high).toBeCloseTo(0.5);
    expect(grid.cell("sora", "sora")).toBeNull();
  });

  it("has nothing to say where no game was finished", () => {
    const empty = new Grid({ ...MATRIX, cells: [{ ...cell("sora", "azki", 0), games: 0 }] });
    expect(empty.cell("sora", "azki")).toBeNull();
    expect(empty.opponents("sora")).toEqual([]);
  });

  it("lists opponents by success, and counts games", () => {
    expect(grid.opponents("azki").map((one) => one.deck.id)).toEqual(["sora", "mine"]);
    expect(grid.played).toBe(120);
    expect(grid.errors).toBe(2);
  });

  it("walks by arrows and stops at the edges", () => {
    expect(step([0, 0], "ArrowRight", 3, 4)).toEqual([0, 1]);
    expect(step([0, 0], "ArrowUp", 3, 4)).toEqual([0, 0]);
    expect(step([2, 3], "ArrowDown", 3, 4)).toEqual([2, 3]);
    expect(step([1, 2], "ArrowLeft", 3, 4)).toEqual([1, 1]);
    expect(step([1, 2], "End", 3, 4)).toEqual([1, 3]);
    expect(step([1, 2], "Home", 3, 4)).toEqual([1, 0]);
    expect(step([1, 2], "Tab", 3, 4)).toBeNull();
  });

  it("shortens names to who plays", () => {
    expect(short({ en: "Nakiri Ayame (Start Deck 02)", ja: "百鬼あやめ（スタートデッキ02）" })).toEqual({ en: "Nakiri Ayame", ja: "百鬼あやめ" });
    expect(short({ en: "AZKi (Start Deck 01, English)", ja: "AZKi（スタートデッキ01 英語版）" })).toEqual({ en: "AZKi (English)", ja: "AZKi（英語版）" });
    expect(short({ en: "Tidal Current", ja: "タイダル・カレント" })).toEqual({ en: "Tidal Current", ja: "タイダル・カレント" });
    expect(percent(0.655)).toBe("66");
  });
});

describe("the colours", () => {
  it("can be read in both themes, whatever the rate", () => {
    for (const theme of ["light", "dark"] as const) {
      for (let n = 0; n <= 100; n += 1) {
        const ground = heat(n / 100, theme);
        expect(contrast(ground, ink(ground)), `${theme} ${String(n)}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(heat(0, theme)).toEqual(SCALES[theme].loss);
      expect(heat(0.5, theme)).toEqual(SCALES[theme].even);
      expect(heat(1, theme)).toEqual(SCALES[theme].win);
    }
  });
});

describe("the page", () => {
  let answers: Record<string, { status: number; body: unknown }> = {};

  beforeEach(() => {
    change({ lang: "en" });
    answers = { "/api/games/hocg/lab": { status: 200, body: MATRIX } };
    vi.stubGlobal("fetch", (address: string) => {
      const found = answers[address] ?? { status: 404, body: { code: "no_matrix", words: { en: "None yet.", ja: "まだありません。" } } };
      return Promise.resolve(new Response(JSON.stringify(found.body), { status: found.status }));
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it("is a table with headers, rates and intervals", async () => {
    render(Lab, { params: { game: "hocg" } });
    const table = await screen.findByRole("grid");
    expect(within(table).getAllByRole("columnheader").map((head) => head.textContent?.trim())).toEqual(["Deck", "All", "sora", "azki", "mine"]);
    expect(within(table).getAllByRole("rowheader").map((head) => head.textContent?.trim())).toEqual(["sora", "azki", "mine"]);
    expect(within(table).getByRole("link", { name: "sora" }).getAttribute("href")).toBe("/decks/sora");
    expect(within(table).queryByRole("link", { name: "mine" })).toBeNull();
    expect(within(table).getByText("65% (95%: 50 to 75), 40 games")).toBeTruthy();
    expect(within(table).getByText("35% (95%: 25 to 50), 40 games")).toBeTruthy();
    expect(screen.getByText("120 (40 per pair)")).toBeTruthy();
    expect(screen.getByText("16 November 2026")).toBeTruthy();
    expect(screen.getByText("Stopped by an error")).toBeTruthy();
  });

  it("is walked by the keyboard, one stop for the Tab key", async () => {
    const { container } = render(Lab, { params: { game: "hocg" } });
    const table = await screen.findByRole("grid");
    const stops = (): Element[] => [...table.querySelectorAll('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    (stops()[0] as HTMLElement).focus();
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toContain("65% (95%: 50 to 75)");
    expect(stops()).toEqual([document.activeElement]);
    expect(container.querySelector(".told")?.textContent).toContain("26 won, 14 lost");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("same deck");
  });

  it("tells of what is pointed at, and of nothing else afterwards", async () => {
    const { container } = render(Lab, { params: { game: "hocg" } });
    const table = await screen.findByRole("grid");
    await fireEvent.pointerEnter(table.querySelector('[data-at="1 1"]') as Element);
    expect(container.querySelector(".told")?.textContent).toContain("azki (Start Deck 01) vs. sora (Start Deck 01)");
    await fireEvent.pointerLeave(table);
    expect(container.querySelector(".told")?.textContent).toContain("sora (Start Deck 01) vs. all others");
  });

  it("shows one deck at a time as a list", async () => {
    render(Lab, { params: { game: "hocg" } });
    const choice = await screen.findByLabelText("Deck to show");
    const rows = (): (string | undefined)[] => within(screen.getByRole("list")).getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows()[0]).toBe("sora 70% 95%: 60 to 80, 80 games");
    await fireEvent.change(choice, { target: { value: "azki" } });
    expect(rows()).toEqual(["sora 35% 95%: 25 to 50, 40 games", "mine 25% 95%: 10 to 35, 40 games"]);
  });

  it("says so where nothing was measured, and how to do it", async () => {
    render(Lab, { params: { game: "vcard" } });
    expect(await screen.findByText("None yet.")).toBeTruthy();
    expect(screen.getByText("kaimaku lab matrix --game vcard")).toBeTruthy();
  });

  it("can be asked again after trouble, and knows games without decks", async () => {
    answers["/api/games/hocg/lab"] = { status: 503, body: { code: "busy", words: { en: "Busy.", ja: "混雑中" } } };
    const { unmount } = render(Lab, { params: { game: "hocg" } });
    expect((await screen.findByRole("alert")).textContent).toContain("Busy.");
    answers["/api/games/hocg/lab"] = { status: 200, body: MATRIX };
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("grid")).toBeTruthy();
    unmount();
    render(Lab, { params: { game: "danmaku" } });
    expect(screen.getByText("This game has no decks to compare.")).toBeTruthy();
  });

  it("speaks Japanese", async () => {
    change({ lang: "ja" });
    render(Lab, { params: { game: "hocg" } });
    expect(await screen.findByRole("heading", { name: "相性表" })).toBeTruthy();
    expect(await screen.findByText("65%（95%区間 50〜75）、40戦")).toBeTruthy();
  });
});
