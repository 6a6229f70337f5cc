import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../../../settings/settings.svelte";
import type { Option } from "../../../wire/types";
import { FakeTable, question } from "../../../test/tables.svelte";
import { moment } from "../../../table/moment.svelte";
import { asked, CARDS, combat, face, queued, view } from "./samples";
import VCardTable from "./VCardTable.svelte";

vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ game: "vcard", cards: CARDS, images: [], scenario_cards: [] }))));

/** jsdom lays nothing out: the table is told that it has a whole desktop. */
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(852);
HTMLElement.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;

const words = (en: string): { en: string; ja: string } => ({ en, ja: en });
const option = (verb: string, things: string[], label: string): Option => ({ verb, things, act: verb, label: words(label), words: words(`${label}: ${things.join(" ")}`) });

let table: FakeTable;

beforeEach(() => {
  change({ lang: "en", confirmEveryMove: false, askBeforeEndingTurn: true, motion: "reduced" });
  table = new FakeTable();
  table.names = ["Heron", "Mika"];
});

async function shown(mode: "play" | "watch" | "replay" = "play"): Promise<HTMLElement> {
  const { container } = render(VCardTable, { table, mode });
  await waitFor(() => expect(container.querySelector("[data-spot='s0.1'], [data-combat]")).not.toBeNull());
  return container;
}

const thing = (container: HTMLElement, name: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-thing="${name}"] > button`);
  if (!found) throw new Error(`${name} is not on the table`);
  return found;
};
const classes = (container: HTMLElement, name: string): DOMTokenList => (thing(container, name).parentElement as HTMLElement).classList;
const space = (): Promise<unknown> => fireEvent.keyDown(document.body, { key: " " });

describe("the table", () => {
  it("tells points, Mana, Supports, the round and the turns taken", async () => {
    table.view = view();
    const container = await shown();
    const mine = screen.getByRole("region", { name: "Your board" });
    for (const fact of ["1 of 3 points", "2 Mana", "Supports: 1 of 2"]) expect(mine.textContent).toContain(fact);
    expect(container.querySelector("[data-phase]")?.textContent).toContain("Round 3");
    expect(screen.getByRole("img", { name: "You: 3 of 6 turns, Mika: 2 of 6 turns" })).toBeTruthy();
  });

  it("shows a face-down VTuber by its back and no more", async () => {
    table.view = view();
    const container = await shown();
    expect(thing(container, "m8").textContent).toContain("face-down VTuber");
    expect(container.querySelector('[data-thing="m8"] .down')).not.toBeNull();
  });

  it("lays Locked cards down", async () => {
    table.view = view();
    const container = await shown();
    expect(container.querySelector('[data-thing="m7"] .lying')).not.toBeNull();
    expect(container.querySelector('[data-thing="m1"] .lying')).toBeNull();
  });

  it("leaves whoever watches nothing to decide", async () => {
    table.view = view({ asked: [1] });
    table.seat = null;
    await shown("watch");
    expect(screen.getByRole("heading", { name: "Waiting for Mika." })).toBeTruthy();
  });

  it("shows both hands in a replay", async () => {
    table.view = view();
    await shown("replay");
    expect(screen.getByRole("heading", { name: /Mika's hand/ })).toBeTruthy();
  });
});

describe("Turn Actions", () => {
  const OPTIONS = [option("play", ["c1", "s0.2"], "Play"), option("play", ["c1", "s0.4"], "Play"), option("ally", ["c2", "m1"], "Attach"), option("ally", ["c2", "m2"], "Attach"), option("boost", ["c4"], "Play"), option("lock", ["m1"], "Lock"), option("lock", ["c20"], "Lock"), { verb: "trade", label: words("Discard 3, draw 2") }];

  beforeEach(() => {
    table.view = view();
    table.question = asked("vcard:main", OPTIONS);
  });

  it("light the spots a VTuber may go to, and no others", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "c1"));
    expect(["s0.2", "s0.3", "s0.4"].map((spot) => classes(container, spot).contains("target"))).toEqual([true, false, true]);
    await fireEvent.click(thing(container, "s0.4"));
    expect(table.chosen).toEqual([1]);
  });

  it("attach an Ally to the VTuber that is pressed", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "c2"));
    await fireEvent.click(thing(container, "m2"));
    expect(table.chosen).toEqual([3]);
  });

  it("Lock only after a second word: a press alone picks up", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "m1"));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Lock" }));
    expect(table.chosen).toEqual([5]);
  });

  it("Lock an Ally by its own tab", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "c20"));
    await fireEvent.click(screen.getByRole("button", { name: "Lock" }));
    expect(table.chosen).toEqual([6]);
  });

  it("without a card are buttons", async () => {
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "Discard 3, draw 2" }));
    expect(table.chosen).toEqual([7]);
  });

  it("grey what is no answer, and say why not", async () => {
    const container = await shown();
    expect(classes(container, "c3").contains("grey")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Why not Second Wind?" }));
    await waitFor(() => expect(screen.getByText("Why not Second Wind?")).toBeTruthy());
  });

  it("are asked about once more before the last turn ends", async () => {
    table.view = view({ turn: 6 });
    await shown();
    await space();
    expect(table.chosen).toEqual([]);
    expect(screen.getByRole("heading", { name: /^Combat is next/ })).toBeTruthy();
    await space();
    expect(table.chosen).toEqual([8]);
  });

  it("on any other turn are passed in one", async () => {
    await shown();
    await space();
    expect(table.chosen).toEqual([8]);
  });
});

describe("a spot that is asked for", () => {
  it("is pressed through the VTuber on it", async () => {
    table.view = view();
    table.question = question({ prompt: "vcard:pick", options: [option("pick", ["s1.0"], "Burn"), option("pick", ["s1.1"], "Burn")] });
    const container = await shown();
    await fireEvent.click(thing(container, "s1.0"));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(table.chosen).toEqual([0]);
  });

  it("stands beside the VTuber where both are possible", async () => {
    table.view = view();
    table.question = question({ prompt: "vcard:pick", options: [option("pick", ["m7"], "Choose"), option("pick", ["s1.0"], "Choose")] });
    const container = await shown();
    expect(thing(container, "m7")).toBeTruthy();
    await fireEvent.click(thing(container, "s1.0"));
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(table.chosen).toEqual([1]);
  });
});

describe("the Queue", () => {
  beforeEach(() => {
    table.view = view({ priority: 0, queue: [queued("e0", { targets: ["m1"] }), queued("e1", { verb: "reply", you: 0, card: face("c31", "wind"), answers: 0 })] });
    table.question = asked("vcard:window", [option("reply", ["c3", "e0"], "Answer")]);
  });

  it("is read from its top, says what answers what and marks what it aims at", async () => {
    const container = await shown();
    const rows = within(screen.getByRole("region", { name: /^Queue/ })).getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toContain("You can respond");
    expect(rows[1]).toContain("responds to 1");
    expect(rows[2]).toContain("on Choirmaster Nine");
    expect(container.querySelector('[data-vt="m1"] .aim')?.textContent).toBe("1");
    expect(container.querySelector('[data-vt="m2"] .aim')).toBeNull();
  });

  it("is answered in two steps", async () => {
    const container = await shown();
    await fireEvent.click(thing(container, "c3"));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(table.chosen).toEqual([0]);
  });

  it("can be passed without being asked, except for cards held back", async () => {
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "More ways to pass" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Second Wind" }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass until my turn" }));
    expect(table.stood.at(-1)).toEqual(["turn", ["wind"]]);
  });

  it("says who may answer while it is not oneself", async () => {
    table.view = view({ priority: 1, asked: [1], queue: [queued("e0", { you: 0 })] });
    table.question = null;
    await shown();
    expect(screen.getByText("Mika can respond")).toBeTruthy();
    expect(screen.queryByText("You can respond")).toBeNull();
  });
});

describe("a Power Level", () => {
  it("opens its parts by key, and closes them again", async () => {
    table.view = view();
    const container = await shown();
    thing(container, "m1").focus();
    await fireEvent.keyDown(thing(container, "m1"), { key: "b" });
    const open = screen.getByRole("group", { name: "Power Level breakdown" });
    for (const fact of ["Power Level 13", "+2", "Counters", "Hype Goblin"]) expect(open.textContent).toContain(fact);
    await fireEvent.keyDown(thing(container, "m1"), { key: "Escape" });
    expect(screen.queryByRole("group", { name: "Power Level breakdown" })).toBeNull();
  });

  it("of a face-down VTuber has none", async () => {
    table.view = view();
    const container = await shown();
    thing(container, "m8").focus();
    await fireEvent.keyDown(thing(container, "m8"), { key: "b" });
    expect(screen.queryByRole("group", { name: "Power Level breakdown" })).toBeNull();
  });
});

describe("combat", () => {
  const fought = (more = {}): ReturnType<typeof view> => {
    const after = view({ phase: "after", combat: combat(more) });
    if (after.boards[0]) after.boards[0].points = 2;
    return after;
  };

  async function fight(more = {}): Promise<HTMLElement> {
    table.view = view();
    const container = await shown();
    table.view = fought(more);
    await tick();
    return container;
  }

  it("comes on the stage by itself, with rows, totals and what it means", async () => {
    const container = await fight();
    expect([...container.querySelectorAll(".total")].map((each) => each.textContent)).toEqual(["16", "14"]);
    expect([...container.querySelectorAll<HTMLElement>("[data-row]")].map((each) => each.dataset["row"])).toEqual(["printed", "counter", "burn", "advantage", "ally"]);
    expect(container.querySelector("[data-combat]")?.textContent.replace(/\s+/g, " ")).toContain("You win by 2. 2 to 1. Three points win the game.");
    expect(container.querySelector('[data-row="burn"] .minus')?.textContent).toBe("−2");
    expect(container.querySelectorAll('[data-row="burn"] .zero').length).toBe(1);
    expect(screen.getByRole("link", { name: /^Burn/ }).getAttribute("href")).toBe("/rules/vcard/8.2.7");
  });

  it("waits for nobody: Space goes on, and then answers the question again", async () => {
    const container = await fight();
    table.question = asked("vcard:main", []);
    await tick();
    expect(moment.on).toBe(true);
    await space();
    expect(container.querySelector("[data-combat]")).toBeNull();
    expect(table.chosen).toEqual([]);
    expect(moment.on).toBe(false);
    await space();
    expect(table.chosen).toEqual([0]);
  });

  it("can be looked at again while the table still tells it", async () => {
    const container = await fight();
    await fireEvent.click(screen.getByRole("button", { name: /^Continue/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Show the combat again" }));
    expect(container.querySelector("[data-combat]")).not.toBeNull();
    await space();
    table.view = view({ round: 4 });
    await tick();
    expect(screen.queryByRole("button", { name: "Show the combat again" })).toBeNull();
  });

  it("stays until one goes on, even if the next turn has begun", async () => {
    const container = await fight();
    table.view = view({ round: 4, turn: 1 });
    await tick();
    expect(container.querySelector("[data-combat]")).not.toBeNull();
    expect(container.textContent).toContain("2 to 1");
    await space();
    expect(container.querySelector("[data-combat]")).toBeNull();
  });

  it("is not shown to whoever comes later, nor twice", async () => {
    table.view = fought();
    const container = await shown();
    expect(container.querySelector("[data-combat]")).toBeNull();
    table.view = fought();
    await tick();
    expect(container.querySelector("[data-combat]")).toBeNull();
    expect(screen.getByRole("button", { name: "Show the combat again" })).toBeTruthy();
  });

  it("that was taken back is shown when it comes again", async () => {
    const container = await fight();
    await space();
    table.view = view();
    await tick();
    table.view = fought();
    await tick();
    expect(container.querySelector("[data-combat]")).not.toBeNull();
  });

  it("names a Complete Tie and the Backstage that helped", async () => {
    const container = await fight({ winner: null, tied: true, totals: [24, 24], helpers: [["marlo-8"], ["nine-8"]], helped: [8, 8] });
    expect(container.querySelector("[data-combat]")?.textContent).toContain("Complete Tie. Nobody scores.");
    expect(container.querySelector('[data-row="help"]')?.textContent).toContain("Marlo Brinewick");
    expect(container.querySelector(".wins")).toBeNull();
  });

  it("without an Active VTuber on one side says so", async () => {
    const container = await fight({ winner: 1, totals: [null, 14], actives: ["", "baron-10"] });
    expect(container.querySelector("[data-combat]")?.textContent).toContain("Mika wins: the other side has no Active VTuber.");
    expect(container.querySelector("[data-combat]")?.textContent).toContain("No Active VTuber");
  });

  it("brings its rows one by one where things may move", async () => {
    change({ motion: "full" });
    vi.useFakeTimers();
    try {
      table.view = view();
      const { container } = render(VCardTable, { table, mode: "play" });
      await vi.advanceTimersByTimeAsync(10);
      table.view = fought();
      await tick();
      const later = (): number => container.querySelectorAll("[data-row].later").length;
      expect(later()).toBe(5);
      await vi.advanceTimersByTimeAsync(240);
      expect(later()).toBe(3);
      expect(container.querySelector(".total")?.textContent).toBe("14");
      await vi.advanceTimersByTimeAsync(1000);
      expect(later()).toBe(0);
      expect(container.querySelector(".total")?.textContent).toBe("16");
      expect(container.querySelector(".wins")).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes by itself in a replay", async () => {
    table.view = view();
    const container = await shown("replay");
    table.view = fought();
    await tick();
    expect(container.querySelector("[data-combat]")).not.toBeNull();
    table.view = view({ round: 4 });
    await tick();
    expect(container.querySelector("[data-combat]")).toBeNull();
  });
});
