import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../../settings/settings.svelte";
import { FakeTable } from "../../test/tables.svelte";
import type { GameName, PlainCard, PlainView, Question } from "../../wire/types";
import { gameNamed } from "..";
import PlainTable from "./PlainTable.svelte";

vi.stubGlobal("CSS", { escape: (text: string) => text });
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(852);
HTMLElement.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;

/** Nobody has told this client of it. */
const GAME = "whist" as GameName;
const both = (en: string, ja = en): { en: string; ja: string } => ({ en, ja });
const card = (id: string, en: string, ja: string, more: Partial<PlainCard> = {}): PlainCard => ({ id, name: both(en, ja), ...more });

const VIEW: PlainView = {
  game: "plain",
  turn: 4,
  active: 0,
  asked: [0],
  status: both("Trumps are hearts", "切り札はハート"),
  seats: [
    { seat: 0, id: "p0", score: 12, notes: [both("12 points", "12点")] },
    { seat: 1, id: "p1", score: 9 },
    { seat: 2, id: "p2", out: true },
  ],
  rows: [
    { id: "deck", title: both("Deck", "山札"), count: 31 },
    { id: "trick", title: both("Trick", "場"), cards: [card("c7", "7 of hearts", "ハートの7", { notes: [both("led by {1}", "{1}が出した")] })] },
    { id: "hand.1", title: both("Hand", "手札"), seat: 1, hand: true, cards: [{ id: "-", face_down: true }, { id: "b1", face_down: true }] },
    { id: "won.1", title: both("Won", "取り札"), seat: 1, count: 6 },
    { id: "hand.0", title: both("Hand", "手札"), seat: 0, hand: true, cards: [card("c12", "King of spades", "スペードのK"), card("c13", "2 of clubs", "クラブの2", { text: both("Worth nothing.", "0点です。") })] },
  ],
};

const QUESTION: Question = {
  asked: 1,
  prompt: "whist:play",
  rule: "",
  words: both("Play a card.", "カードを出してください。"),
  options: [
    { verb: "play", things: ["c12"], words: both("Play the King of spades", "スペードのKを出す") },
    { verb: "play", things: ["c13"], words: both("Play the 2 of clubs", "クラブの2を出す") },
    { verb: "take", things: ["b1"], words: both("Take a card of {1}", "{1}のカードを取る") },
    { verb: "swap", things: ["deck"], words: both("Swap with the deck", "山札と交換する") },
    { verb: "give", things: ["c12", "p1"], words: both("Give the King of spades to {1}", "スペードのKを{1}に渡す") },
    { verb: "call", label: both("Call", "コール"), words: both("Call", "コール") },
    { verb: "pass", label: both("Pass", "パス"), words: both("Pass", "パス") },
  ],
  passing: 6,
};

let table: FakeTable;

beforeEach(() => {
  change({ lang: "en", selectFirst: false });
  table = new FakeTable();
  table.names = ["Mio", "Rin", "Sora"];
  table.view = VIEW;
  table.question = QUESTION;
});

function show(mode: "play" | "watch" | "replay" = "play"): HTMLElement {
  return render(PlainTable, { table, mode, game: GAME }).container;
}

describe("the table of a game that has no folder", () => {
  it("is the plain one, without cards or decks of its own", () => {
    const game = gameNamed(GAME);
    expect([game.catalogue, game.decks]).toEqual([null, null]);
    expect([game.score.of(VIEW, 0), game.score.of(VIEW, 2), game.score.most(VIEW)]).toEqual([12, null, 12]);
    expect([game.isOut(VIEW, 1), game.isOut(VIEW, 2)]).toEqual([false, true]);
  });

  it("tells where the game stands, who sits there, and what lies in every row", () => {
    show();
    expect(screen.getByText("Turn 4, you")).toBeTruthy();
    expect(screen.getByText("Trumps are hearts")).toBeTruthy();
    expect(screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"))).toEqual(expect.arrayContaining(["Table", "Rin", "Sora", "Mio", "Journal"]));
    const rin = screen.getByRole("region", { name: "Rin" });
    expect(within(rin).getByRole("list", { name: "Rin's Hand" }).children).toHaveLength(2);
    expect(rin.textContent).toMatch(/Won 6/);
    expect(screen.getByRole("region", { name: "Sora" }).textContent).toContain("out");
    expect(screen.getByRole("button", { name: /7 of hearts, led by Rin/ })).toBeTruthy();
  });

  it("never shows what is on a back", () => {
    show();
    const backs = within(screen.getByRole("list", { name: "Rin's Hand" }));
    expect(backs.getByRole("button").textContent.trim()).toBe("face down");
  });

  it("offers every option as a button, once", async () => {
    show();
    const options = within(screen.getByRole("list", { name: "All actions" }));
    expect(options.getAllByRole("button").map((each) => each.textContent.trim())).toEqual(["Play the King of spades", "Play the 2 of clubs", "Take a card of Rin", "Swap with the deck", "Give the King of spades to Rin"]);
    expect(screen.getAllByRole("button", { name: "Call" })).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: "Pass" })).toHaveLength(1);
    await fireEvent.click(options.getByRole("button", { name: "Take a card of Rin" }));
    await fireEvent.click(screen.getByRole("button", { name: "Call" }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(table.chosen).toEqual([2, 5, 6]);
  });

  it("takes a press on a card, a row or a seat for the option that names it", async () => {
    const container = show();
    const press = async (thing: string): Promise<void> => void (await fireEvent.click(container.querySelector(`[data-thing="${thing}"] > button`) as Element));
    await press("c13");
    await press("b1");
    await press("deck");
    expect(table.chosen).toEqual([1, 2, 3]);
    await press("c12");
    expect(screen.getByRole("heading", { name: "What do you want to do with King of spades?" })).toBeTruthy();
    expect(within(screen.getByRole("list", { name: "All actions" })).getAllByRole("button")).toHaveLength(2);
  });

  it("is played by keys: letters for the hand, a number for an answer, Space to pass", async () => {
    show();
    await fireEvent.keyDown(document.body, { key: "Tab" });
    const letters = [...document.querySelectorAll("[data-thing='c13'] kbd")].map((each) => each.textContent);
    expect(letters).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: (letters[0] ?? "").toLowerCase() });
    await fireEvent.keyDown(document.body, { key: "1" });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(table.chosen).toEqual([1, 5, 6]);
  });

  it("is read aloud as a whole", async () => {
    const { PlainPlay } = await import("./play.svelte");
    const spoken = new PlainPlay(table, "play", GAME).spoken();
    expect(spoken).toContain("Trumps are hearts. Deck: 31 face down. Trick: 7 of hearts, led by Rin. Rin. Rin's Hand: 2 face down. Rin's Won: 6 face down. Sora, out. Mio, 12 points. Mio's Hand: King of spades, 2 of clubs.");
  });

  it("opens a card in full, with nowhere else to read it", async () => {
    show();
    await fireEvent.keyDown(document.body, { key: "Tab" });
    (document.querySelector("[data-thing='c13'] > button") as HTMLElement).focus();
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "i" });
    const dialog = await waitFor(() => screen.getByRole("dialog", { hidden: true }));
    expect(dialog.textContent).toContain("Worth nothing.");
    expect(within(dialog).queryByRole("link", { hidden: true })).toBeNull();
  });

  it("speaks Japanese", () => {
    change({ lang: "ja" });
    show();
    expect(screen.getByText("切り札はハート")).toBeTruthy();
    expect(screen.getByRole("button", { name: "クラブの2を出す" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "テーブル" })).toBeTruthy();
  });

  it("shows whoever watches, or looks at a replay, every row and no question", () => {
    table.seat = null;
    table.question = null;
    show("replay");
    expect(screen.getByRole("list", { name: "Mio's Hand" }).children).toHaveLength(2);
    expect(screen.queryByRole("list", { name: "All actions" })).toBeNull();
    expect(document.querySelector("[data-prompt]")).toBeNull();
  });

  it("lets several things be picked where they lie", async () => {
    table.question = { asked: 2, prompt: "whist:discard", rule: "", words: both("Discard 2."), options: [], pick: { least: 2, most: 2, things: ["c12", "c13"] } };
    const container = show();
    for (const thing of ["c12", "c13"]) await fireEvent.click(container.querySelector(`[data-thing="${thing}"] > button`) as Element);
    await fireEvent.click(screen.getByRole("button", { name: /Confirm 2/ }));
    expect(table.picked).toEqual([["c12", "c13"]]);
  });
});
