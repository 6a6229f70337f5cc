import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { said } from "../app/Live.svelte";
import { change } from "../settings/settings.svelte";
import { info, line, question, update, welcome } from "../test/rooms";
import { FakeSocket, useFakeSockets } from "../test/sockets";
import type { HocgView, Welcome } from "../wire/types";
import { PAUSES } from "./queue";
import { Room } from "./room.svelte";
import { forget, keep, seatAt } from "./seats.svelte";

const CODE = "abcdefgh";
let room: Room;

function enter(some: Partial<Welcome> = {}): FakeSocket {
  room = new Room(CODE);
  return FakeSocket.last.opens().says(welcome(some));
}

function reconnect(some: Partial<Welcome> = {}): FakeSocket {
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(1_000);
  return FakeSocket.last.opens().says(welcome(some));
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  keep({ code: CODE, seat: 0, token: "secret" }, "hocg", "Aki");
});

afterEach(() => {
  room.leave();
  forget(CODE);
  vi.useRealTimers();
});

describe("coming in", () => {
  it("shows its seat's key and what was read before", () => {
    const socket = enter();
    expect(socket.of("hello")).toEqual([{ type: "hello", token: "secret", seen: 0, lang: "en", protocol: 1 }]);
  });

  it("says which language it shows, and asks anew when that is switched", () => {
    const socket = enter();
    change({ lang: "ja" });
    flushSync();
    expect(socket.of("speak")).toEqual([{ type: "speak", lang: "ja" }]);
    expect(reconnect().of("hello")[0]?.lang).toBe("ja");
    change({ lang: "en" });
  });

  it("shows everything the welcome brings", () => {
    enter({ lines: [line(1), line(2)], n: 2, question: question(1), undo: "ask" });
    expect(room.lines).toHaveLength(2);
    expect(room.question?.asked).toBe(1);
    expect(room.undo).toBe("ask");
    expect(room.names).toEqual(["Aki", "Ben"]);
    expect(room.near).toBe(0);
    expect(room.reading.broke).toBe(false);
  });

  it("watches without a seat", () => {
    forget(CODE);
    const socket = enter({ seat: null });
    expect(socket.of("hello")[0]?.token).toBe("");
    expect(room.seat).toBeNull();
    expect(room.near).toBe(0);
  });
});

describe("answering", () => {
  it("sends once and is busy until the answer is here", () => {
    const socket = enter({ question: question(3) });
    expect(room.busy).toBe(false);
    room.choose(1);
    room.choose(0);
    room.pick(["c1"]);
    expect(socket.sent.slice(1)).toEqual([{ type: "choose", asked: 3, option: 1 }]);
    expect(room.busy).toBe(true);
    socket.says(update(1, { question: question(4) }));
    expect(room.busy).toBe(false);
    expect(room.question?.asked).toBe(4);
  });

  it("sends everything picked at once", () => {
    const socket = enter({ question: question(3) });
    room.pick(["c1", "c2"]);
    expect(socket.of("pick")).toEqual([{ type: "pick", asked: 3, things: ["c1", "c2"] }]);
  });

  it("stays busy through an update that asks the same again", () => {
    const socket = enter({ question: question(3) });
    room.choose(1);
    socket.says(update(1, { question: question(3) }));
    expect(room.busy).toBe(true);
  });

  it("does nothing without a question", () => {
    const socket = enter();
    room.choose(0);
    expect(socket.sent).toHaveLength(1);
  });

  it("gives the reason when it is refused, and asks anew", () => {
    const socket = enter({ question: question(3) });
    room.choose(1);
    socket.says({ type: "refused", why: { words: { en: "Not now.", ja: "今はできません。" } }, question: question(5) });
    expect(room.busy).toBe(false);
    expect(room.refusal?.words.en).toBe("Not now.");
    expect(room.question?.asked).toBe(5);
    expect(said("assertive").text).toBe("Not now.");
    room.choose(0);
    expect(room.refusal).toBeNull();
  });

  it("may be done anew once an answer that was held back is taken back", () => {
    const socket = enter({ question: question(3), undo: "free" });
    room.choose(1);
    room.askUndo();
    expect(room.busy).toBe(false);
    room.choose(0);
    expect(socket.sent.slice(1).map((message) => message.type)).toEqual(["choose", "undo", "choose"]);
  });

  it("counts for nothing when it could not be stored", () => {
    const socket = enter({ question: question(3) });
    room.choose(1);
    socket.says({ type: "problem", fault: { code: "storage", words: { en: "again", ja: "もう一度" } } });
    expect(room.busy).toBe(false);
    expect(room.fault?.code).toBe("storage");
  });
});

describe("a line that breaks in mid-answer", () => {
  it("is busy while it is broken, and keeps what it shows", () => {
    enter({ question: question(3), lines: [line(1)], n: 1 });
    FakeSocket.last.breaks();
    expect(room.busy).toBe(true);
    expect(room.question?.asked).toBe(3);
    room.choose(0);
    expect(FakeSocket.last.of("choose")).toEqual([]);
  });

  it("sends the answer again if the question is still open", () => {
    enter({ question: question(3) });
    room.choose(1);
    const socket = reconnect({ question: question(3) });
    expect(socket.of("choose")).toEqual([{ type: "choose", asked: 3, option: 1 }]);
    expect(room.busy).toBe(true);
    socket.says(update(1, { question: question(4) }));
    expect(room.busy).toBe(false);
  });

  it("does not send it again if it has arrived", () => {
    enter({ question: question(3) });
    room.choose(1);
    const socket = reconnect({ question: question(4) });
    expect(socket.of("choose")).toEqual([]);
    expect(room.busy).toBe(false);
  });

  it("sends it again after the server was restarted", () => {
    const first = enter({ question: question(3) });
    room.choose(1);
    first.says({ type: "problem", fault: { code: "restart", words: { en: "stopping", ja: "停止" } } });
    const socket = reconnect({ question: question(3) });
    expect(socket.of("choose")).toHaveLength(1);
    expect(room.fault).toBeNull();
  });

  it("does not bring an answer into another game", () => {
    enter({ question: question(3) });
    room.choose(1);
    const socket = reconnect({ question: question(3), room: info({ number: 2 }) });
    expect(socket.of("choose")).toEqual([]);
  });
});

describe("what was missed", () => {
  it("is asked for from the last line shown, and told", () => {
    enter({ lines: [line(1), line(2)], n: 2 });
    const socket = reconnect({ lines: [line(1), line(2), line(3), { n: 4, kind: "x", seat: 1 }, line(5)], n: 5 });
    expect(socket.of("hello")[0]?.seen).toBe(2);
    expect(room.reading.broke).toBe(true);
    expect(room.reading.missed.map((missed) => missed.n)).toEqual([3, 5]);
    room.reading.putAway();
    expect(room.reading.broke).toBe(false);
    expect(room.reading.missed).toEqual([]);
  });

  it("survives a reload, because how far was read is kept", () => {
    enter({ lines: [line(1), line(2)], n: 2 });
    dispatchEvent(new Event("pagehide"));
    expect(seatAt(CODE)?.seen).toBe(2);
    room.leave();
    const socket = enter({ lines: [line(1), line(2), line(3)], n: 3 });
    expect(socket.of("hello")[0]?.seen).toBe(2);
    expect(room.reading.missed.map((missed) => missed.n)).toEqual([3]);
  });

  it("is nothing when one comes for the first time", () => {
    enter({ lines: [line(1), line(2)], n: 2, missed: 2 });
    expect(room.reading.missed).toEqual([]);
  });

  it("is nothing when a game begins on a line that never broke", () => {
    const socket = enter({ room: info({ status: "waiting" }) });
    socket.says(welcome({ lines: [line(1)], n: 1 }));
    expect(room.reading.broke).toBe(false);
    expect(room.reading.missed).toEqual([]);
    expect(room.lines).toHaveLength(1);
  });
});

describe("updates", () => {
  const view = (turn: number): HocgView => ({ game: "hocg", turn, active: 0, first: 0, phase: "main", sides: [] });

  it("of others are shown at a pace, a question only with its own", () => {
    const socket = enter();
    socket.says(update(1, { view: view(1) }));
    socket.says(update(2, { view: view(2) }));
    socket.says(update(3, { view: view(3), question: question(1) }));
    expect(room.view?.turn).toBe(1);
    expect(room.question).toBeNull();
    expect(room.settled).toBe(false);
    vi.advanceTimersByTime(PAUSES.normal);
    expect(room.view?.turn).toBe(2);
    expect(room.question).toBeNull();
    vi.advanceTimersByTime(PAUSES.normal);
    expect(room.question?.asked).toBe(1);
    expect(room.lines.map((shown) => shown.n)).toEqual([1, 2, 3]);
    expect(room.settled).toBe(true);
  });

  it("are skipped up to the next question by a player in a hurry", () => {
    const socket = enter();
    socket.says(update(1)).says(update(2)).says(update(3));
    expect(room.behind).toBe(true);
    room.hurry();
    expect(room.behind).toBe(false);
    socket.says(update(4)).says(update(5, { question: question(1) }));
    expect(room.question?.asked).toBe(1);
    socket.says(update(6)).says(update(7));
    expect(room.behind).toBe(true);
  });

  it("never add a line twice", () => {
    const socket = enter({ lines: [line(1)], n: 1 });
    socket.says(update(2, { lines: [line(1), line(2)] }));
    expect(room.lines.map((shown) => shown.n)).toEqual([1, 2]);
  });

  it("put the journal back on an undo", () => {
    const socket = enter({ lines: [line(1), line(2), line(3)], n: 3 });
    socket.says(update(1, { lines: [line(1)], back: true, question: question(2) }));
    expect(room.lines.map((shown) => shown.n)).toEqual([1]);
    expect(room.question?.asked).toBe(2);
  });

  it("are all shown before the game is over", () => {
    const socket = enter();
    socket.says(update(1)).says(update(2));
    socket.says({ type: "room", room: info({ status: "over", outcome: { winners: [0], rule: "hocg:1.2", words: { en: "", ja: "" } } }) });
    expect(room.over).toBe(false);
    vi.advanceTimersByTime(PAUSES.normal);
    expect(room.over).toBe(true);
  });

  it("begin anew with the next game", () => {
    const socket = enter({ lines: [line(1)], n: 1, question: question(9), room: info({ number: 1 }) });
    socket.says(welcome({ room: info({ number: 2 }), lines: [line(1)], n: 1, question: question(1) }));
    expect(room.lines).toHaveLength(1);
    expect(room.question?.asked).toBe(1);
    expect(room.reading.broke).toBe(false);
  });
});

describe("why not", () => {
  it("is answered by its own answer", async () => {
    const socket = enter();
    const both = Promise.all([room.why("c1"), room.why("c2", "m1")]);
    expect(socket.of("why")).toEqual([
      { type: "why", thing: "c1", target: "" },
      { type: "why", thing: "c2", target: "m1" },
    ]);
    socket.says({ type: "because", thing: "c2", target: "m1", can: [{ en: "b", ja: "b" }] });
    socket.says({ type: "because", thing: "c1", can: [{ en: "a", ja: "a" }] });
    expect((await both).map((because) => because.can?.[0]?.en)).toEqual(["a", "b"]);
  });

  it("is asked once, however often it is wanted", async () => {
    const socket = enter();
    const both = Promise.all([room.why("c1"), room.why("c1")]);
    expect(socket.of("why")).toHaveLength(1);
    socket.says({ type: "because", thing: "c1" });
    expect(await both).toHaveLength(2);
  });

  it("takes a refusal as its reason, and leaves the table alone", async () => {
    const socket = enter({ question: question(1) });
    const because = room.why("c9");
    socket.says({ type: "refused", why: { words: { en: "No such thing.", ja: "ありません。" } } });
    expect((await because).reasons?.[0]?.why.words.en).toBe("No such thing.");
    expect(room.refusal).toBeNull();
  });

  it("is asked again after a break, and says so when no answer comes at all", async () => {
    enter();
    const because = room.why("c1");
    const socket = reconnect();
    expect(socket.of("why")).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect((await because).reasons?.[0]?.why.words.en).toMatch(/hasn't answered/);
  });
});

describe("clocks", () => {
  it("run down between messages, only for whom they run", () => {
    enter({
      room: info({
        running: [0],
        seats: [
          { seat: 0, kind: "human", name: "Aki", clock: 60, bank: 100 },
          { seat: 1, kind: "human", name: "Ben", clock: 45 },
        ],
      }),
    });
    expect(room.clocks).toEqual([60, 45]);
    vi.advanceTimersByTime(10_000);
    expect(room.clocks).toEqual([50, 45]);
    expect(room.banks[0]).toBe(100);
    vi.advanceTimersByTime(70_000);
    expect(room.clocks).toEqual([0, 45]);
    expect(room.banks[0]).toBe(80);
  });

  it("count down for whoever is away", () => {
    const seats = [
      { seat: 0, kind: "human" as const, name: "Aki", present: true },
      { seat: 1, kind: "human" as const, name: "Ben", away: 100 },
    ];
    const socket = enter({ room: info({ seats }) });
    vi.advanceTimersByTime(20_000);
    expect(room.away).toEqual([0, 80]);
    socket.says({ type: "room", room: info() });
    expect(room.away).toEqual([0, 0]);
  });
});

it("says why it cannot stay", () => {
  room = new Room(CODE);
  FakeSocket.last
    .opens()
    .says({ type: "problem", fault: { code: "token", words: { en: "Wrong key.", ja: "鍵が違います。" } } })
    .breaks(4403);
  expect(room.state).toBe("ended");
  expect(room.fault?.code).toBe("token");
});
