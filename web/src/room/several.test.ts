import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { info, line, question, update, welcome } from "../test/rooms";
import { FakeSocket, useFakeSockets } from "../test/sockets";
import type { KeptAnswer, Question, RoomInfo, Welcome } from "../wire/types";
import { Room } from "./room.svelte";
import { forget, keep, seatAt } from "./seats.svelte";

/** A room of several: questions put to many at once, what may be done at any time, bots for whoever leaves. */

const CODE = "abcdefgh";
let room: Room;

const SEATS: RoomInfo["seats"] = ["Aki", "Ben", "Cho", "Dai"].map((name, seat) => ({ seat, kind: "human", name, present: true }));
const here = (some: Partial<RoomInfo> = {}): RoomInfo => info({ game: "danmaku", seats: SEATS, ...some });

function enter(some: Partial<Welcome> = {}): FakeSocket {
  room = new Room(CODE);
  return FakeSocket.last.opens().says(welcome({ room: here(), seat: 2, ...some }));
}

function asked(n: number, some: Partial<Question> = {}): Question {
  return { ...question(n), prompt: "danmaku:window", floor: 3, window: 20, ...some };
}

function kept(n: number, option = 0): KeptAnswer {
  return { question: asked(n), option };
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  keep({ code: CODE, seat: 2, token: "secret" }, "danmaku", "Cho");
});

afterEach(() => {
  room.leave();
  forget(CODE);
  vi.useRealTimers();
});

it("is seen from one's own seat, whichever it is", () => {
  enter();
  expect([room.near, room.others.map((seat) => seat.seat)]).toEqual([2, [0, 1, 3]]);
});

it("keeps its key when the places are drawn anew", () => {
  const socket = enter();
  socket.says(welcome({ room: here({ number: 2 }), seat: 0 }));
  expect([room.near, seatAt(CODE)?.seat, seatAt(CODE)?.token]).toEqual([0, 0, "secret"]);
});

describe("an answer that is kept", () => {
  it("frees the table, and may be changed until the question closes", () => {
    const socket = enter({ question: asked(5) });
    room.choose(0);
    expect(room.busy).toBe(true);
    socket.says(update(1, { lines: [], kept: kept(5, 0) }));
    expect([room.busy, room.question, room.pendingAnswer?.option]).toEqual([false, null, 0]);
    room.choose(1);
    expect(socket.of("choose").at(-1)).toEqual({ type: "choose", asked: 5, option: 1 });
    socket.says(update(1, { lines: [], kept: kept(5, 1) }));
    expect([room.busy, room.pendingAnswer?.option]).toEqual([false, 1]);
    socket.says(update(2, { question: asked(6) }));
    vi.advanceTimersByTime(5_000);
    expect([room.pendingAnswer, room.question?.asked]).toEqual([null, 6]);
  });

  it("is not sent again after a break when the server has it, only when it has another", () => {
    enter({ question: asked(5) });
    room.choose(1);
    const again = (some: Partial<Welcome>): FakeSocket => {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(1_000);
      return FakeSocket.last.opens().says(welcome({ room: here(), seat: 2, ...some }));
    };
    expect(again({ kept: kept(5, 1) }).of("choose")).toEqual([]);
    expect(room.busy).toBe(false);
    room.choose(0);
    expect(again({ kept: kept(5, 1) }).of("choose")).toEqual([{ type: "choose", asked: 5, option: 0 }]);
  });

  it("is taken back by undoing", () => {
    const socket = enter({ kept: kept(5) });
    room.askUndo();
    socket.says(update(1, { lines: [], question: asked(5) }));
    expect([room.pendingAnswer, room.question?.asked]).toEqual([null, 5]);
  });
});

describe("the time to answer", () => {
  it("runs from when the question came, though it be shown later", () => {
    const socket = enter();
    socket.says(update(1)).says(update(2)).says(update(3, { question: asked(1) }));
    vi.advanceTimersByTime(5_000);
    expect(room.window).toEqual({ length: 20, left: 15, floor: 0 });
    vi.advanceTimersByTime(60_000);
    expect(room.window?.left).toBe(0);
  });

  it("goes on while one's own answer is kept, and is over with the question", () => {
    const socket = enter({ question: asked(5) });
    vi.advanceTimersByTime(2_000);
    expect(room.window).toEqual({ length: 20, left: 18, floor: 1 });
    socket.says(update(1, { lines: [], kept: { question: asked(5, { window: 17.5 }), option: 0 } }));
    vi.advanceTimersByTime(1_000);
    expect(room.window?.left).toBe(17);
    socket.says(update(2));
    expect(room.window).toBeNull();
  });

  it("is as long as for everybody after coming back in the middle of it", () => {
    enter({ question: asked(5, { window: 6 }) });
    expect(room.window).toEqual({ length: 20, left: 6, floor: 3 });
    room.leave();
    enter({ question: asked(5, { window: 6 }), room: here({ options: { window: 40 } }) });
    expect(room.window?.length).toBe(40);
  });

  it("is counted anew for the next question", () => {
    const socket = enter({ question: asked(5) });
    vi.advanceTimersByTime(8_000);
    socket.says(update(1, { question: asked(6) }));
    expect(room.window?.left).toBe(20);
    vi.advanceTimersByTime(1_000);
    expect(room.window?.left).toBe(19);
  });

  it("is a date in a slow game, of the question or of the table", () => {
    const socket = enter({ room: here({ by: 1_800_000_000 }) });
    expect([room.by, room.window]).toEqual([1_800_000_000, null]);
    socket.says(update(1, { question: asked(1, { window: 0, by: 1_800_086_400 }) }));
    expect(room.by).toBe(1_800_086_400);
  });
});

it("offers what may be done at any time, by what it is made of", () => {
  const socket = enter({ asides: [{ verb: "reveal", things: ["p2"] }] });
  const [aside] = room.asides;
  if (aside) room.aside(aside);
  expect(socket.of("aside")).toEqual([{ type: "aside", verb: "reveal", things: ["p2"], n: null }]);
  socket.says(update(1));
  expect(room.asides).toEqual([]);
});

it("passes for me as I asked, and shows what the server has of that", () => {
  const socket = enter({ standing: { type: "standing", until: "hit", hold: ["bomb"] } });
  expect(room.standing?.until).toBe("hit");
  room.setStanding("turn", ["bomb", "graze"]);
  room.setStanding();
  expect(socket.of("standing")).toEqual([
    { type: "standing", until: "turn", hold: ["bomb", "graze"], own: false },
    { type: "standing", until: "", hold: [], own: false },
  ]);
  socket.says(update(1));
  expect(room.standing).toBeNull();
});

describe("whoever leaves", () => {
  it("may hand the seat to a bot and take it back", () => {
    const socket = enter();
    room.handOver();
    room.takeSeatBack();
    expect(socket.sent.slice(1).map((message) => message.type)).toEqual(["leave", "return"]);
  });

  it("is followed by a bot after a while, among several", () => {
    const seats = SEATS.map((seat) => (seat.seat === 1 ? { ...seat, present: false, takeover: 60 } : seat));
    enter({ room: here({ seats }) });
    vi.advanceTimersByTime(15_000);
    expect(room.takeovers).toEqual([0, 45, 0, 0]);
    expect(room.takeover).toBe(true);
  });

  it("is followed by none of two, or where the table is without", () => {
    enter({ room: info() });
    expect(room.takeover).toBe(false);
    room.leave();
    enter({ room: here({ options: { takeover: false } }) });
    expect(room.takeover).toBe(false);
  });
});

it("begins the next game with nothing of the last", () => {
  const socket = enter({ kept: kept(5), asides: [{ verb: "reveal" }], standing: { type: "standing", until: "always" }, lines: [line(1)], n: 1 });
  socket.says({ type: "room", room: here({ number: 2 }) });
  expect([room.pendingAnswer, room.asides, room.standing, room.window, room.lines]).toEqual([null, [], null, null, []]);
});
