import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Room } from "../../room/room.svelte";
import { forget, keep } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { DANMAKU, HOCG } from "../../test/games";
import { info, welcome } from "../../test/rooms";
import { FakeSocket, useFakeSockets } from "../../test/sockets";
import type { CardInfo, DanmakuView, Offer, RoomInfo, SeatInfo } from "../../wire/types";
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
  players: NAMES.map((_, seat) => ({ seat, role: `r${seat + 1}`, shown: true, active: seat !== 0 })),
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
    expect(rows).toEqual([["Aki", "Heroine", "defeated"], ["Benyou", "Final Boss", "won"], ["Cho", "EX Boss"], ["Dai", "Challenger", "won"]]);
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
