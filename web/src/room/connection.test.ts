import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { welcome } from "../test/rooms";
import { FakeSocket, useFakeSockets } from "../test/sockets";
import type { FromServer, Problem } from "../wire/types";
import { Connection, socketAddress } from "./connection.svelte";

let heard: FromServer[];
let ended: (Problem | null)[];
let line: Connection;

function connect(): FakeSocket {
  line = new Connection("ws://here/socket", {
    hello: () => ({ type: "hello", token: "key" }),
    receive: (message) => heard.push(message),
    ended: (problem) => ended.push(problem),
  });
  return FakeSocket.last;
}

function live(): FakeSocket {
  return connect().opens().says(welcome());
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  heard = [];
  ended = [];
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("coming in", () => {
  it("says hello first and is live once welcomed", () => {
    const socket = connect();
    expect(line.state).toBe("connecting");
    socket.opens();
    expect(socket.sent).toEqual([{ type: "hello", token: "key", protocol: 1 }]);
    expect(line.state).toBe("connecting");
    socket.says(welcome());
    expect(line.state).toBe("live");
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("reads messages that come as bytes", () => {
    const socket = connect().opens();
    expect(socket.binaryType).toBe("arraybuffer");
    const bytes = new TextEncoder().encode(JSON.stringify(welcome()));
    const data = new ArrayBuffer(bytes.length);
    new Uint8Array(data).set(bytes);
    socket.onmessage?.({ data });
    expect(line.state).toBe("live");
  });

  it("does not mind a message that cannot be read", () => {
    live().onmessage?.({ data: "{" });
    expect(line.state).toBe("live");
  });

  it("sends nothing before the welcome", () => {
    const socket = connect().opens();
    expect(line.send({ type: "undo" })).toBe(false);
    expect(socket.of("undo")).toEqual([]);
  });
});

describe("a broken line", () => {
  it("is opened again after a while, with a new hello", () => {
    live().breaks();
    expect(line.state).toBe("waiting");
    expect(line.send({ type: "undo" })).toBe(false);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.opens().says(welcome());
    expect(FakeSocket.last.of("hello")).toHaveLength(1);
    expect(line.state).toBe("live");
  });

  it("is tried ever more rarely, with some chance in it, but never more than 15 seconds apart", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    connect();
    const delays: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const count = FakeSocket.all.length;
      FakeSocket.last.breaks();
      const from = Date.now();
      while (FakeSocket.all.length === count) vi.advanceTimersByTime(50);
      delays.push(Date.now() - from);
    }
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    vi.spyOn(Math, "random").mockReturnValue(0);
    const count = FakeSocket.all.length;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(7_499);
    expect(FakeSocket.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  it("begins with short waits again after a welcome, not after a mere opening", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    connect().breaks();
    vi.advanceTimersByTime(500);
    FakeSocket.last.opens().breaks();
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    FakeSocket.last.opens().says(welcome()).breaks();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("never has two sockets, and does not hear one it let go", () => {
    const old = live();
    old.breaks();
    line.again();
    line.again();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.alive.length).toBeLessThanOrEqual(1);
    heard = [];
    old.says(welcome());
    expect(heard).toEqual([]);
  });

  it("is opened at once when the network is back or the page is looked at again", () => {
    live().breaks();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.breaks();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is known at once when the network goes", () => {
    live();
    dispatchEvent(new Event("offline"));
    expect(line.state).toBe("waiting");
  });
});

describe("the heartbeat", () => {
  it("pings after a silence and gives up without an answer", () => {
    const socket = live();
    vi.advanceTimersByTime(20_000);
    expect(socket.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe("waiting");
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
  });

  it("goes on while answers come, and keeps pongs to itself", () => {
    const socket = live();
    for (let i = 0; i < 5; i += 1) {
      vi.advanceTimersByTime(20_000);
      socket.says({ type: "pong", n: i });
    }
    expect(line.state).toBe("live");
    expect(socket.of("ping")).toHaveLength(5);
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("gives up a socket that never opens", () => {
    connect();
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe("waiting");
  });
});

describe("the end", () => {
  const problem: Problem = { type: "problem", fault: { code: "token", words: { en: "no", ja: "否" } } };

  it.each([4403, 4404, 4409, 4400])("is final when the server says so (%i)", (code) => {
    connect().opens().says(problem).breaks(code);
    expect(line.state).toBe("ended");
    expect(ended).toEqual([problem]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([1006, 1012, 4408, 4429, 4500])("is not final when the line or the server only stumbled (%i)", (code) => {
    connect().opens().breaks(code);
    expect(line.state).toBe("waiting");
    expect(ended).toEqual([]);
  });

  it("opens nothing any more once it is closed", () => {
    const socket = live();
    line.close();
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(line.state).toBe("ended");
  });

  it("can be tried again by hand", () => {
    connect().opens().breaks(4409);
    line.again();
    FakeSocket.last.opens().says(welcome());
    expect(line.state).toBe("live");
  });
});

it("finds the socket of a room on this server", () => {
  expect(socketAddress("abcdefgh")).toBe(`ws://${location.host}/api/rooms/abcdefgh/socket`);
  line = new Connection("ws://x", { hello: () => ({ type: "hello" }), receive: () => undefined });
});
