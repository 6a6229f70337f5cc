import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Room } from "../../room/room.svelte";
import { forget, keep } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { info, line, welcome } from "../../test/rooms";
import { FakeSocket, useFakeSockets } from "../../test/sockets";
import type { RoomInfo, Welcome } from "../../wire/types";
import Bars from "./Bars.svelte";

const CODE = "abcdefgh";
let room: Room;
let save = vi.fn();

function show(some: Partial<Welcome> = {}): FakeSocket {
  room = new Room(CODE);
  const socket = FakeSocket.last.opens().says(welcome(some));
  render(Bars, { room, onsave: save });
  return socket;
}

function tell(some: Partial<RoomInfo>): void {
  FakeSocket.last.says({ type: "room", room: info(some) });
  flushSync();
}

function sent(): unknown[] {
  return FakeSocket.last.sent.slice(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  save = vi.fn();
  change({ lang: "en" });
  keep({ code: CODE, seat: 0, token: "secret" }, "hocg", "Aki");
});

afterEach(() => {
  room.leave();
  forget(CODE);
  vi.useRealTimers();
});

const away = (seconds: number): RoomInfo["seats"] => [
  { seat: 0, kind: "human", name: "Aki", present: true },
  { seat: 1, kind: "human", name: "Ben", present: false, away: seconds },
];

it("is quiet while all is well", () => {
  show();
  expect(document.querySelectorAll(".bar")).toHaveLength(0);
});

it("tells that the line is lost, and what happened meanwhile", async () => {
  show({ lines: [line(1)], n: 1 });
  FakeSocket.last.breaks();
  flushSync();
  expect(screen.getByText(/Connection lost/)).toBeTruthy();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.opens().says(welcome({ lines: [line(1), line(2), line(3)], n: 3 }));
  flushSync();
  expect(screen.queryByText(/Connection lost/)).toBeNull();
  expect(screen.getByText(/2 events while you were away/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Show"));
  expect(screen.getByText("event 3")).toBeTruthy();
});

it("says only that one is back when nothing happened, and goes by itself", () => {
  show({ lines: [line(1)], n: 1 });
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.opens().says(welcome({ lines: [line(1)], n: 1 }));
  flushSync();
  expect(screen.getByText("You're back.")).toBeTruthy();
  vi.advanceTimersByTime(4_000);
  flushSync();
  expect(screen.queryByText("You're back.")).toBeNull();
});

it("counts down for whoever is away, and then gives three choices", async () => {
  show();
  tell({ seats: away(100) });
  expect(screen.getByText(/Ben is away. 1:40 left/)).toBeTruthy();
  expect(screen.queryByText("Claim the win")).toBeNull();
  tell({ seats: away(0) });
  expect(screen.getByText(/hasn't come back/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Let a bot take over"));
  await fireEvent.click(screen.getByText("Claim the win"));
  await fireEvent.click(screen.getByText("Keep waiting"));
  expect(sent()).toEqual(["bot", "claim", "wait"].map((what) => ({ type: "absent", seat: 1, what })));
});

it("leaves those choices to players", () => {
  forget(CODE);
  show({ seat: null, room: info({ seats: away(0) }) });
  expect(screen.queryByText("Claim the win")).toBeNull();
});

it("lets one take the seat back from a bot", async () => {
  show();
  tell({ seats: [{ seat: 0, kind: "human", name: "Aki", present: true, substitute: true }, { seat: 1, kind: "human", name: "Ben", present: true }] });
  await fireEvent.click(screen.getByText("Take your seat back"));
  expect(sent()).toEqual([{ type: "return" }]);
});

it("asks for consent with two buttons", async () => {
  show();
  tell({ offer: { kind: "undo", seat: 1, agreed: [1], words: { en: "Ben asks to undo.", ja: "" } } });
  expect(screen.getByText("Ben asks to undo.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Decline"));
  await fireEvent.click(screen.getByText("Agree"));
  expect(sent()).toEqual([false, true].map((yes) => ({ type: "answer", yes, deck: null })));
});

it("says what an undo takes back, and how far it leads", async () => {
  const undo = { kind: "undo" as const, seat: 1, agreed: [1], words: { en: "Ben asks to undo.", ja: "" } };
  show({ lines: [line(1, 0), line(2, 1)], n: 2 });
  tell({ offer: { ...undo, after: 1 } });
  expect(screen.getByText("Ben wants to take back: “event 2”", { exact: false })).toBeTruthy();
  expect(screen.queryByText("Show all")).toBeNull();
  FakeSocket.last.says({ type: "update", n: 4, lines: [line(3, 1), line(4, 0)] });
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(screen.getByText("What you have done since is undone too (events: 1).")).toBeTruthy();
  await fireEvent.click(screen.getByText("Show all"));
  expect(["event 2", "event 3", "event 4"].map((said) => screen.getAllByText(said, { exact: true }).length)).toEqual([1, 1, 1]);
  expect(screen.queryByText("event 1")).toBeNull();
});

it("says what one has asked to take back oneself", () => {
  show({ lines: [line(1, 0), line(2, 1)], n: 2 });
  tell({ offer: { kind: "undo", seat: 0, agreed: [0], after: 0 } });
  expect(screen.getByText(/You asked to take back: “event 1” Ben hasn't answered/)).toBeTruthy();
  expect(screen.getByText("One later event is undone too.")).toBeTruthy();
  tell({ offer: { kind: "undo", seat: 0, agreed: [0], after: 1 } });
  expect(screen.getByText(/You asked to go back to before this: “event 2”/)).toBeTruthy();
});

it("lets one withdraw one's own request, but not answer it", async () => {
  show();
  tell({ offer: { kind: "draw", seat: 0, agreed: [0] } });
  expect(screen.getByText(/You offered a draw. Ben hasn't answered/)).toBeTruthy();
  expect(screen.queryByText("Agree")).toBeNull();
  await fireEvent.click(screen.getByText("Withdraw"));
  expect(sent()).toEqual([{ type: "answer", yes: false, deck: null }]);
});

it("tells when a request came to nothing, and only then", () => {
  const mine = { kind: "undo" as const, seat: 0, agreed: [0] };
  const told = (): boolean => screen.queryByText(/was declined/) !== null;
  show();
  tell({ offer: mine });
  tell({});
  expect(told()).toBe(true);
  vi.advanceTimersByTime(6_000);
  flushSync();
  expect(told()).toBe(false);

  tell({ offer: mine });
  room.answerOffer(false);
  tell({});
  expect(told()).toBe(false);

  tell({ offer: mine });
  FakeSocket.last.says({ type: "update", n: 0, lines: [], back: true });
  tell({});
  expect(told()).toBe(false);

  tell({ offer: { ...mine, kind: "draw" } });
  tell({ status: "over" });
  expect(told()).toBe(false);

  tell({ offer: { kind: "undo", seat: 1, agreed: [1] } });
  tell({});
  expect(told()).toBe(false);
});

it("leaves a rematch to the result", () => {
  show();
  tell({ status: "over", offer: { kind: "rematch", seat: 1, agreed: [1], words: { en: "Again?", ja: "" } } });
  expect(screen.queryByText("Again?")).toBeNull();
});

it("tells of a stopped table with its number, and how to go on", async () => {
  show();
  tell({ status: "stopped", incident: "k7m2" });
  expect(screen.getByText(/An error stopped the table. The game is saved./)).toBeTruthy();
  expect(screen.getByText("Error k7m2")).toBeTruthy();
  await fireEvent.click(screen.getByText("Ask to go back to before the error"));
  await fireEvent.click(screen.getByText(/Save for a bug report/));
  expect(sent()).toEqual([{ type: "step_back" }]);
  expect(save).toHaveBeenCalledOnce();
});

it("speaks Japanese as soon as that is chosen", () => {
  show({ room: info({ seats: away(0) }) });
  change({ lang: "ja" });
  flushSync();
  expect(screen.getByText("Benは戻っていません。")).toBeTruthy();
});

const FOUR: RoomInfo["seats"] = ["Aki", "Ben", "Cho", "Dai"].map((name, seat) => ({ seat, kind: "human", name, present: true }));
const but = (changed: Record<number, Partial<RoomInfo["seats"][number]>>): RoomInfo["seats"] => FOUR.map((seat) => ({ ...seat, ...changed[seat.seat] }));

it("counts who agrees where several are asked", () => {
  show({ room: info({ seats: FOUR }) });
  tell({ seats: FOUR, offer: { kind: "undo", seat: 1, agreed: [1, 2], words: { en: "Ben asks to undo.", ja: "" } } });
  expect(screen.getByText("Ben asks to undo.", { exact: false })).toBeTruthy();
  expect(screen.getByText("2 of 4 agreed")).toBeTruthy();
  tell({ seats: FOUR, offer: { kind: "undo", seat: 1, agreed: [0, 1, 2], words: { en: "Ben asks to undo.", ja: "" } } });
  expect(screen.getByText(/You agreed. Dai hasn't answered yet./)).toBeTruthy();
  expect(screen.queryByText("Agree")).toBeNull();
  expect(screen.queryByText("Withdraw")).toBeNull();
  tell({ seats: FOUR, offer: { kind: "draw", seat: 0, agreed: [0], words: { en: "", ja: "" } } });
  expect(screen.getByText(/You offered a draw. Ben, Cho and Dai haven't answered yet./)).toBeTruthy();
});

it("waits for nobody whom a bot plays for", () => {
  const seats = but({ 2: { substitute: true, present: false }, 3: { kind: "bot" } });
  show({ room: info({ seats }) });
  tell({ seats, offer: { kind: "draw", seat: 0, agreed: [0] } });
  expect(screen.getByText(/Ben hasn't answered yet./)).toBeTruthy();
  expect(screen.queryByText(/of \d agreed/)).toBeNull();
});

it("tells when a bot is about to play on, and for whom it does, in one line", async () => {
  show({ room: info({ seats: FOUR }) });
  tell({ seats: but({ 1: { present: false, takeover: 90 }, 2: { substitute: true, present: false }, 3: { substitute: true, present: false } }) });
  expect(screen.getByText("Ben is away. A bot takes over in 1:30.")).toBeTruthy();
  expect(screen.getByText(/A bot is playing for Cho and Dai/)).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Close"));
  expect(screen.queryByText(/A bot is playing/)).toBeNull();
  tell({ seats: but({ 1: { substitute: true, present: false }, 2: { substitute: true, present: false }, 3: { substitute: true, present: false } }) });
  expect(screen.getByText(/A bot is playing for Ben, Cho and Dai/)).toBeTruthy();
});

it("lets the others count a seat as defeated, where more than two play", async () => {
  show({ room: info({ seats: FOUR }) });
  tell({ seats: but({ 1: { present: false } }) });
  expect(screen.queryByText("Claim the win")).toBeNull();
  await fireEvent.click(screen.getByText("Declare Ben defeated"));
  expect(sent()).toEqual([{ type: "absent", seat: 1, what: "claim" }]);
});

it("lets a defeated player skip to the result once only bots play", async () => {
  const bots = but({ 0: { out: true }, 1: { out: true, present: false }, 2: { kind: "bot" }, 3: { kind: "bot" } });
  show({ room: info({ seats: but({ 0: { out: true }, 2: { kind: "bot" }, 3: { kind: "bot" } }) }) });
  expect(screen.queryByText("To the result")).toBeNull();
  tell({ seats: bots });
  await fireEvent.click(screen.getByText("To the result"));
  expect(sent()).toEqual([{ type: "to_result" }]);
  tell({ seats: bots, hurried: true });
  expect(screen.queryByText("To the result")).toBeNull();
  expect(screen.getByText(/The bots are playing on to the result/)).toBeTruthy();
});

it("asks those who are here to skip to the result", () => {
  const seats = but({ 0: { out: true }, 1: { out: true }, 2: { out: true, present: false }, 3: { kind: "bot" } });
  show({ room: info({ seats }) });
  tell({ seats, offer: { kind: "to_result", seat: 0, agreed: [0] } });
  expect(screen.getByText(/You asked to skip to the result. Ben hasn't answered yet./)).toBeTruthy();
});

it("says nothing of who is away in a slow game, nor of the defeated", () => {
  show({ room: info({ seats: but({ 1: { present: false } }), options: { slow: 3 } }) });
  expect(screen.queryByText(/hasn't come back/)).toBeNull();
  tell({ seats: but({ 1: { present: false, out: true } }) });
  expect(screen.queryByText(/hasn't come back/)).toBeNull();
});

it("tells the defeated once that they may stay", async () => {
  show({ room: info({ seats: FOUR }) });
  tell({ seats: but({ 0: { out: true } }) });
  expect(screen.getByText(/You are defeated/)).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Close"));
  tell({ seats: but({ 0: { out: true } }) });
  expect(screen.queryByText(/You are defeated/)).toBeNull();
});
