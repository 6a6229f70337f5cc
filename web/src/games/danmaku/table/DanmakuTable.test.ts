import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../../../settings/settings.svelte";
import type { Option } from "../../../wire/types";
import DanmakuTable from "./DanmakuTable.svelte";
import { CARDS, face, played, reaction, view } from "./fixture";
import { FakeTable, question } from "../../../test/tables.svelte";

vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ game: "danmaku", cards: CARDS, images: [], scenario_cards: [] }))));

/** jsdom lays nothing out: the table is told that it has a whole desktop. */
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(852);
HTMLElement.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;

const words = (en: string): { en: string; ja: string } => ({ en, ja: en });
const GRAZE: Option = { verb: "react", things: ["c1", "e0"], act: "react:0", label: words("Avoid"), words: words("Graze: avoid Shoot") };

let table: FakeTable;

beforeEach(() => {
  change({ lang: "en", confirmEveryMove: false, motion: "reduced" });
  table = new FakeTable();
  table.names = ["Heron", "Rin", "Aoi", "Kenji"];
});

async function shown(mode: "play" | "watch" | "replay" = "play"): Promise<HTMLElement> {
  const { container } = render(DanmakuTable, { table, mode });
  await waitFor(() => expect(container.querySelector("[data-seat]")).not.toBeNull());
  return container;
}

const thing = (container: HTMLElement, name: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-thing="${name}"] > button`);
  if (!found) throw new Error(`${name} is not on the table`);
  return found;
};

describe("the round table", () => {
  it("seats the others clockwise, oneself below with role and goal", async () => {
    table.view = view();
    const container = await shown();
    expect([...container.querySelectorAll<HTMLElement>("[data-seat]")].map((each) => each.dataset["seat"])).toEqual(["1", "2", "3"]);
    expect(screen.getByText("The Heroine falls.")).toBeTruthy();
    expect(screen.getAllByText("secret").length).toBe(1);
    expect(thing(container, "p2").textContent).toContain("Role hidden");
  });

  it("names a seat by the character's given name, with whoever plays it below, and says who is not here", async () => {
    table.view = view();
    table.absences = ["", "away", "bot", ""];
    const container = await shown();
    const seats = [...container.querySelectorAll<HTMLElement>("[data-seat] .who")].map((each) => each.textContent.replace(/\s+/g, " ").trim());
    expect(seats[0]).toMatch(/^Reimu Rin ?away/);
    expect(seats[1]).toMatch(/^Sakuya Aoi ?a bot plays/);
    expect(seats[2]).toMatch(/^Cirno Kenji/);
    expect(container.querySelectorAll("[data-absent]").length).toBe(2);
  });

  it("keeps a note of what one suspects of a seat, in this browser alone", async () => {
    localStorage.removeItem("kaimaku.suspicions");
    table.view = view({ roles: [{ team: "stage_boss", left: 2, cards: ["boss"] }, { team: "extra_boss", left: 1, cards: [] }] });
    const container = await shown();
    const mark = (seat: number): HTMLElement | null => container.querySelector(`[data-note="${seat}"]`);
    expect(mark(1)).toBeNull(); // the Heroine's role lies open
    for (const guess of ["no guess yet", "you suspect: Stage Boss", "you suspect: Extra Boss", "no guess yet"]) {
      expect(mark(2)?.getAttribute("aria-label")).toBe(`Your note on Sakuya: ${guess}. Change`);
      await fireEvent.click(mark(2) as HTMLElement);
    }
    expect(screen.getByText("Stage Boss?")).toBeTruthy();
    expect(table.chosen).toEqual([]);
    expect(localStorage.getItem("kaimaku.suspicions")).toContain("stage_boss");
  });

  it("tells which roles are still hidden, and which cards those may be", async () => {
    table.view = view({ roles: [{ team: "stage_boss", left: 2, cards: ["boss"] }] });
    await shown();
    const strip = screen.getByRole("region", { name: "Roles still hidden" });
    await fireEvent.click(within(strip).getByRole("button", { name: "Stage Boss ×2" }));
    expect(within(strip).getByRole("group", { name: "It may be one of these" }).textContent).toContain("Stage Boss");
  });

  it("tells whoever watches no hidden role", async () => {
    const watched = view();
    for (const player of watched.players) if (!player.shown) delete player.role;
    table.view = watched;
    table.seat = null;
    const container = await shown("watch");
    expect(container.textContent).not.toContain("Stage Boss");
    expect(container.textContent).toContain("Heroine");
  });
});

describe("a reaction", () => {
  beforeEach(() => {
    table.view = view({ window: true, stack: [played("e0", { targets: [0], defenders: [0] })] });
    table.question = reaction([GRAZE]);
  });

  it("takes two steps: the card, then what it does", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "c1"));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Avoid" }));
    expect(table.chosen).toEqual([0]);
  });

  it("with several things to answer is complete once one is named", async () => {
    table.view = view({ window: true, stack: [played("e0"), played("e1", { name: words("The World") })] });
    table.question = reaction([GRAZE, { ...GRAZE, things: ["c1", "e1"] }]);
    const container = await shown();
    await fireEvent.click(thing(container, "c1"));
    await fireEvent.click(screen.getByRole("button", { name: "The World" }));
    expect(table.chosen).toEqual([1]);
  });

  it("is passed in one", async () => {
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(table.chosen).toEqual([1]);
  });

  it("has a place kept free on the stack", async () => {
    await shown();
    expect(screen.getByText("You can react")).toBeTruthy();
  });
});

describe("passing without being asked", () => {
  it("is set in a menu, and holds back every copy of a card", async () => {
    table.view = view({ window: true });
    table.question = reaction([]);
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "More ways to pass" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Graze" }));
    expect(table.stood.at(-1)).toEqual(["", ["graze-1", "graze-2"]]);
    await fireEvent.click(screen.getByRole("button", { name: "Pass until my turn" }));
    expect(table.stood.at(-1)).toEqual(["turn", ["graze-1", "graze-2"]]);
  });

  it("is what its button says, at once", async () => {
    table.view = view({ window: true });
    table.question = reaction([]);
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Pass until I'm affected" }));
    expect(table.stood).toEqual([["hit", []]]);
    expect(screen.queryByRole("group", { name: "When you could react" })).toBeNull();
  });

  it("leaves out what one plays oneself, unless one wants to be asked", async () => {
    table.view = view({ window: true });
    table.question = reaction([]);
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "More ways to pass" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Also ask me about what I play myself" }));
    expect(table.standing?.own).toBe(true);
  });

  it("shows as a chip with a cross that ends it and keeps what is held back", async () => {
    table.view = view({ window: true });
    table.standing = { type: "standing", until: "hit", hold: ["graze-1", "graze-2"] };
    await shown();
    expect(screen.getByText("Passing until I'm affected, except Graze")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Ask me again/ }));
    expect(table.stood).toEqual([["", ["graze-1", "graze-2"]]]);
    await tick();
    expect(screen.queryByRole("button", { name: /^Ask me again/ })).toBeNull();
  });

  it("is on and off by Shift and Space", async () => {
    table.view = view({ window: true });
    await shown();
    await fireEvent.keyDown(document.body, { key: " ", shiftKey: true });
    await fireEvent.keyDown(document.body, { key: " ", shiftKey: true });
    expect(table.stood.map(([until]) => until)).toEqual(["hit", ""]);
  });
});

describe("other questions", () => {
  it("about a character are answered by pressing her twice", async () => {
    const asked = view({ step: "setup", offered: [face("q0", "cirno"), face("q1", "reimu")] });
    for (const player of asked.players) delete player.character;
    table.view = asked;
    table.question = question({ prompt: "danmaku:character", options: ["q0", "q1"].map((id) => ({ verb: "take", things: [id], act: "take", label: words("Play her") })) });
    const container = await shown();
    await fireEvent.click(thing(container, "q1"));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Play her" }));
    expect(table.chosen).toEqual([1]);
  });

  it("about cards to discard are sent together", async () => {
    table.view = view({ step: "discard" });
    table.question = question({ prompt: "danmaku:discards", options: [], pick: { least: 2, most: 2, things: ["c1", "c2"] } });
    const container = await shown();
    await fireEvent.click(thing(container, "c2"));
    await fireEvent.click(thing(container, "c1"));
    await fireEvent.click(screen.getByRole("button", { name: "Confirm 2" }));
    expect(table.picked).toEqual([["c1", "c2"]]);
  });

  it("name the seats that can be aimed at, and no others", async () => {
    table.view = view({ active: 0 });
    const shoot = (seat: number): Option => ({ verb: "play", things: ["c2", `p${seat}`], act: "play", label: words("Attack") });
    table.question = question({ prompt: "danmaku:main step", options: [shoot(1), shoot(3), { verb: "end", label: words("End") }], passing: 2 });
    const container = await shown();
    await fireEvent.click(thing(container, "c2"));
    const aims = within(container.querySelector(".answers") as HTMLElement).getAllByRole("button").map((each) => each.textContent?.trim());
    expect(aims).toEqual(["Reimu", "Cirno", "Cancel"]);
    expect(container.querySelector('[data-thing="p2"]')?.classList.contains("target")).toBe(false);
    await fireEvent.click(thing(container, "p3"));
    expect(table.chosen).toEqual([1]);
  });

  it("leave room for what may be done at any time", async () => {
    table.view = view();
    table.asides = [{ verb: "reveal", label: words("Reveal yourself"), words: words("Reveal yourself and gain 1 life") }];
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Reveal yourself" }));
    expect(table.taken).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Reveal yourself and gain 1 life" }));
    expect(table.taken).toEqual(table.asides);
  });
});
