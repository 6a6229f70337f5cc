import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Room } from "../../../room/room.svelte";
import { forget, keep } from "../../../room/seats.svelte";
import { change } from "../../../settings/settings.svelte";
import { DANMAKU, HOCG } from "../../../test/games";
import { info, welcome } from "../../../test/rooms";
import { FakeSocket, useFakeSockets } from "../../../test/sockets";
import type { CardInfo, DanmakuView, Offer, RoomInfo, SeatInfo, Story } from "../../../wire/types";
import Result from "./Result.svelte";

const CODE = "abcdefgh";
let room: Room;

const NAMES = ["Aki", "Ben", "Cho", "Dai"];
const SEATS: RoomInfo["seats"] = NAMES.map((name, seat) => ({ seat, kind: "human", name, present: true }));
const role = (id: string, team: string, en: string): CardInfo => ({ id, kind: "role", team, name: { en, ja: en }, names: [] });
const CARDS = [role("r1", "heroine", "Heroine"), role("r2", "stage_boss", "Final Boss"), role("r3", "extra_boss", "EX Boss"), role("r4", "stage_boss", "Challenger")];
const VIEW: DanmakuView = {
  game: "danmaku",
  turn: 9,
  active: 0,
  first: 0,
  step: "main",
  deck: 0,
  discard: [],
  players: NAMES.map((_, seat) => ({ seat, role: `r${seat + 1}`, shown: true, active: seat !== 0, life: seat })),
};

function show(winners: number[], seat: number | null = 1, offer: Offer | null = null): void {
  const outcome = { winners, rule: "danmaku:victory", words: { en: winners.map((one) => `{${one}} wins.`).join(" "), ja: "" } };
  room = new Room(CODE);
  FakeSocket.last.opens().says(welcome({ seat, view: VIEW, room: info({ game: "danmaku", seats: SEATS, status: "over", outcome, offer }) }));
  render(Result, { room, outcome, onfair: () => undefined, onlift: () => undefined });
}

beforeEach(() => {
  useFakeSockets();
  change({ lang: "en" });
  keep({ code: CODE, seat: 1, token: "t" }, "danmaku", "Ben");
  vi.stubGlobal("fetch", (address: string) => {
    const body = address.endsWith("/games") ? { games: [HOCG, DANMAKU], version: "" } : { game: "danmaku", cards: CARDS, images: [], scenario_cards: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});

afterEach(() => {
  room.leave();
  forget(CODE);
  vi.unstubAllGlobals();
});

describe("the end of a game of several", () => {
  it("names all who won, to one who did", async () => {
    show([1, 3]);
    expect(screen.getByRole("heading").textContent).toBe("You won");
    expect(document.querySelector(".why")?.textContent).toContain("Ben wins. Dai wins.");
    await screen.findByText("Challenger");
    const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent.trim()).filter(Boolean));
    expect(rows).toEqual([["Aki", "Heroine", "defeated"], ["Benyou", "Final Boss", "won 1"], ["Cho", "EX Boss", "2"], ["Dai", "Challenger", "won 3"]]);
  });

  it("tells one who did not", () => {
    show([0, 2]);
    expect(screen.getByRole("heading").textContent).toBe("You lost");
  });

  it("tells whoever watches by name", () => {
    show([0, 2], null);
    expect(screen.getByRole("heading").textContent).toBe("Aki and Cho won");
  });

  it("counts the games won here from the second on, of those who won any", () => {
    SEATS[2] = { ...(SEATS[2] as SeatInfo), wins: 1 };
    show([2]);
    expect(screen.queryByText(/Score/)).toBeNull();
    FakeSocket.last.says({ type: "room", room: info({ game: "danmaku", seats: SEATS, status: "over", number: 2 }) });
    flushSync();
    expect(screen.getByText("Score: Cho 1")).toBeTruthy();
    SEATS[2] = { ...(SEATS[2] as SeatInfo), wins: 0 };
  });

  it("may be a draw", () => {
    show([]);
    expect(screen.getByRole("heading").textContent).toBe("Draw");
  });

  it("offers another game at the same places or at new ones, with no deck to choose", async () => {
    show([1]);
    expect(screen.queryByText("Swap who goes first")).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
    await fireEvent.click(screen.getByText("Rematch"));
    await fireEvent.click(screen.getByText("Rematch with new seats"));
    expect(FakeSocket.last.of("rematch")).toEqual([false, true].map((swap) => ({ type: "rematch", swap, deck: null })));
  });

  it("needs only those who are here for that", () => {
    SEATS[3] = { ...(SEATS[3] as SeatInfo), present: false };
    show([1], 1, { kind: "rematch", seat: 0, agreed: [0, 1], words: { en: "Aki asks for a rematch.", ja: "" } });
    SEATS[3] = { ...(SEATS[3] as SeatInfo), present: true };
    expect(screen.getByText("2 of 3 agreed")).toBeTruthy();
    expect(screen.getByText(/Cho hasn't answered yet./)).toBeTruthy();
  });

  it("counts who agrees to that", () => {
    show([1], 1, { kind: "rematch", seat: 0, agreed: [0, 1], words: { en: "Aki asks for a rematch.", ja: "" }, swap: true });
    expect(screen.getByText("2 of 4 agreed")).toBeTruthy();
    expect(screen.getByText(/You agreed. Cho and Dai haven't answered yet./)).toBeTruthy();
    expect(screen.queryByText("Withdraw")).toBeNull();
  });
});

describe("the story of a game", () => {
  const STORY: Story = {
    steps: 40,
    turns: [],
    scores: [[[0, 5], [12, 3]], [[0, 5], [30, 0]]],
    decisive: [
      { turn: 3, seat: 0, step: 10, before: [5, 5], after: [3, 5], lines: [{ n: 4, kind: "life", seat: 0, words: { en: "{0} loses 2 life.", ja: "" } }], words: { en: "Turn 3: {0}", ja: "" } },
      { turn: 7, seat: 1, step: 28, before: [3, 5], after: [3, 0], lines: [{ n: 9, kind: "life", seat: 1, words: { en: "You lose 5 life.", ja: "" } }], words: { en: "Turn 7: you", ja: "" } },
    ],
  };

  function tell(seat: number | null, story: Story | null): void {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      if (!address.includes("/story")) return Promise.resolve(new Response(JSON.stringify({ games: [HOCG, DANMAKU], version: "" })));
      return Promise.resolve(story ? new Response(JSON.stringify(story)) : new Response(JSON.stringify({ code: "no_view", words: { en: "no", ja: "" } }), { status: 422 }));
    });
    const outcome = { winners: [0], rule: "hocg:11.2.1", words: { en: "{0} wins. {1} has no life left.", ja: "" }, replay: "abc" };
    room = new Room(CODE);
    FakeSocket.last.opens().says(welcome({ seat, verdict: seat === null ? null : { en: "You have no life left.", ja: "ライフがなくなりました。" }, room: info({ status: "over", outcome }) }));
    render(Result, { room, outcome, onfair: () => undefined, onlift: () => undefined });
  }

  it("is told to a player in words of their own, with the turns that decided and where to see them", async () => {
    tell(1, STORY);
    expect(document.querySelector(".why")?.textContent).toContain("You have no life left.");
    await screen.findByText("The two turns that decided most");
    const turns = [...document.querySelectorAll(".tale li")].map((item) => item.textContent.replace(/\s+/g, " ").trim());
    expect(turns[0]).toBe("1 Turn 3: Aki Aki: 5 → 3 life Aki loses 2 life. Replay from there");
    expect(turns[1]).toBe("2 Turn 7: you You: 5 → 0 life You lose 5 life. Replay from there");
    expect(screen.getAllByRole("link", { name: "Replay from there" }).map((link) => link.getAttribute("href"))).toEqual(["/replays/abc#step=10", "/replays/abc#step=28"]);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Aki: 3 life, You: 0 life");
  });

  it("is told to a spectator with names", async () => {
    tell(null, STORY);
    expect(document.querySelector(".why")?.textContent).toContain("Aki wins. Ben has no life left.");
    await screen.findByText("The two turns that decided most");
    expect(document.querySelector(".tale")?.textContent).toContain("Ben: 5 → 0 life");
  });

  it("may have no turn that decided anything, or not be told at all", async () => {
    tell(1, { ...STORY, decisive: [] });
    await screen.findByText("No turn stands out.");
    document.body.replaceChildren();
    room.leave();
    tell(1, null);
    await waitFor(() => expect(document.querySelector(".story")).toBeNull());
    expect(screen.getByRole("heading").textContent).toBe("You lost");
  });

  it("can be shared by a link to the replay", async () => {
    tell(1, STORY);
    await fireEvent.click(screen.getByText("Share"));
    expect(screen.getByLabelText<HTMLInputElement>("Link to the replay").value).toBe(`${location.origin}/replays/abc`);
  });
});
