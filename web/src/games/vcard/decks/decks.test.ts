import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { change } from "../../../settings/settings.svelte";
import { ADMIRAL_10, BRASA_8, CHEERS, GOBLIN, MARLO_8, MARLO_9, OPEN_STAGE, OTHER_MARLO, POOL_STAGE, SLOSHUA, UMBRELLA, vcard } from "../samples";
import type { Deck } from "../../../wire/types";
import { effects, elements, kinds } from "./counts";
import DeckRows from "../../../decks/DeckRows.svelte";
import { keep, ownDecks } from "../../../decks/decks.svelte";
import { groups } from "../../../decks/groups";
import { deckGame, deckGames } from "../../../decks/kinds";
import { keepDeckGame, lastDeckGame } from "../../../decks/last";
import { empty, size, withCopies } from "../../../decks/list";
import { decode, encode } from "../../../decks/share";
import TestDraw from "../../../decks/TestDraw.svelte";
import { decks, elementsOf } from ".";

const DECK: Deck = {
  name: "Tides: 50 %",
  piles: {
    main: {
      [UMBRELLA.id]: 2,
      [GOBLIN.id]: 1,
      [ADMIRAL_10.id]: 1,
      [SLOSHUA.id]: 2,
      [OPEN_STAGE.id]: 3,
      [MARLO_9.id]: 2,
      [BRASA_8.id]: 1,
      [CHEERS.id]: 3,
      [MARLO_8.id]: 3,
    },
  },
};

afterEach(() => change({ lang: "en" }));

describe("a VCard deck", () => {
  it("has one pile for everything", () => {
    expect(empty("x", "vcard")).toEqual({ name: "x", piles: { main: {} } });
    expect([MARLO_8, SLOSHUA, OPEN_STAGE, CHEERS].map(decks.pileOf)).toEqual(["main", "main", "main", "main"]);
    expect(size(withCopies("vcard", DECK, "main", SLOSHUA.id, 1), "main")).toBe(17);
  });

  it("is a deck of a game that has decks", () => {
    expect(deckGames()).toEqual(["hocg", "vcard"]);
    expect(["danmaku", "toString", ""].filter(deckGame)).toEqual([]);
  });

  it("goes into a link and comes back", () => {
    const code = encode({ game: "vcard", deck: DECK });
    expect(code).toMatch(/^vcard:Tides%3A%2050%20%25;CCD-/);
    expect(decode(new URL(`http://x/decks/shared#${code}`).hash.slice(1))).toEqual({ game: "vcard", deck: DECK });
  });

  it("is kept beside the decks of other games, which were kept before there were several", () => {
    localStorage.setItem("kaimaku.decks", JSON.stringify([{ id: "old", game: "hocg", deck: { piles: { oshi: {}, main: {}, cheer: {} } }, changed: 1 }]));
    dispatchEvent(new StorageEvent("storage", { key: "kaimaku.decks" }));
    keep({ id: "new", game: "vcard", deck: DECK });
    expect(ownDecks("hocg").map((own) => own.id)).toEqual(["old"]);
    expect(ownDecks("vcard").map((own) => own.deck)).toEqual([DECK]);
  });

  it("is grouped by type, VTubers by element and line from the lowest up", () => {
    const found = groups("vcard", DECK, vcard);
    expect(found.map((group) => [group.id, group.count])).toEqual([
      ["vtuber", 7],
      ["mascot", 2],
      ["world", 3],
      ["boost", 3],
      ["ally", 1],
      ["reinforcement", 2],
    ]);
    const rows = found[0]?.rows ?? [];
    expect(rows.map((row) => row.number)).toEqual([BRASA_8.id, MARLO_8.id, MARLO_9.id, ADMIRAL_10.id]);
    expect(rows.map((row, i) => decks.follows(rows[i - 1]?.card, row.card))).toEqual([false, false, true, true]);
  });

  it("shows no evolution across sets", () => {
    expect(decks.follows(MARLO_8, OTHER_MARLO)).toBe(false);
  });

  it("is known by its elements, the stronger one first; Neutral is none", () => {
    expect(elementsOf(DECK, vcard)).toEqual(["water", "fire"]);
    expect(elementsOf({ piles: { main: { [OPEN_STAGE.id]: 3, nobody: 1 } } }, vcard)).toEqual([]);
  });

  it("tells which cards go with its elements", () => {
    const fits = decks.fit(DECK, vcard);
    expect([POOL_STAGE, OPEN_STAGE, CHEERS, OTHER_MARLO].map((card) => fits?.(card))).toEqual([true, true, true, false]);
    expect(decks.fit(empty("", "vcard"), vcard)).toBeNull();
  });

  it("is told in the numbers of its report", () => {
    const report = { deck: DECK, legal: true, problems: [], odds: [], levels: { pl8: 4, mascot: 2 }, colors: { fire: [1, 0, 0], water: [6, 2, 1] } };
    expect(kinds(report).map(({ id, n, hatched }) => [id, n, hatched])).toEqual([
      ["pl8", 4, false],
      ["pl9", 0, false],
      ["pl10", 0, false],
      ["mascot", 2, true],
      ["world", 0, true],
      ["boost", 0, true],
      ["ally", 0, true],
      ["reinforcement", 0, true],
    ]);
    expect(elements(report)).toEqual([
      { id: "water", n: 9 },
      { id: "fire", n: 1 },
    ]);
  });

  it("counts a card for every effect type it has", () => {
    expect(effects(DECK, vcard).map(({ id, n }) => [id, n])).toEqual([
      ["passive", 6],
      ["lock", 3],
      ["snap", 3],
      ["echo", 0],
    ]);
  });
});

describe("the list", () => {
  it("shows stages and pairs, has neither Oshi nor cheers, and changes the main deck", async () => {
    const change = vi.fn();
    render(DeckRows, { game: "vcard", deck: DECK, find: vcard, onopen: () => undefined, onchange: change });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["VTubers 7", "Mascots 2", "Worlds 3", "Boosts 3", "Allies 1", "Reinforcements 2"]);
    const rows = screen.getAllByRole("listitem");
    expect(rows[3]?.textContent).toMatch(/Admiral Marlo.*CCD-003.*PL 10/);
    expect(within(rows[1] as HTMLElement).getByRole("img", { name: "Water" })).toBeTruthy();
    expect(rows[4]?.textContent).toMatch(/Sloshua.*Marlo/);
    await fireEvent.click(screen.getByRole("button", { name: "Add one Sloshua" }));
    expect(change).toHaveBeenCalledWith("main", SLOSHUA.id, 3);
    await fireEvent.click(screen.getByRole("button", { name: "Remove one Marlo PL9" }));
    expect(change).toHaveBeenCalledWith("main", MARLO_9.id, 1);
  });

  it("speaks Japanese", () => {
    change({ lang: "ja" });
    render(DeckRows, { game: "vcard", deck: DECK, find: vcard, onopen: () => undefined });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toContain("増援 2");
  });
});

describe("a test draw", () => {
  const show = (main: Record<string, number>): void => void render(TestDraw, { open: true, game: "vcard", deck: { piles: { main } }, find: vcard, onclose: () => undefined });

  it("says of a hand without a PL8 VTuber that it would be drawn anew", () => {
    show({ [MARLO_9.id]: 10 });
    expect(screen.getByText(/No PL8 VTuber/)).toBeTruthy();
  });

  it("says nothing of a hand that stays", () => {
    show({ [MARLO_8.id]: 10 });
    expect(screen.getAllByRole("listitem")).toHaveLength(7);
    expect(screen.queryByText(/No PL8 VTuber/)).toBeNull();
  });
});

it("the game whose decks were looked at last is shown again", () => {
  expect(lastDeckGame()).toBe("hocg");
  keepDeckGame("vcard");
  expect(lastDeckGame()).toBe("vcard");
  localStorage.setItem("kaimaku.deckGame", "danmaku");
  expect(lastDeckGame()).toBe("hocg");
});
