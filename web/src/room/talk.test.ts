import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { STAMPS } from "../stamps/stamps";
import type { FromClient } from "../wire/types";
import { Talk } from "./talk.svelte";

const NAMES = ["Aki", "Ben", "Cho"];
let sent: FromClient[] = [];
const mutes = new Set<number>();

function talk(): Talk {
  return new Talk(
    (message) => sent.push(message) > 0,
    (seat) => NAMES[seat] ?? "",
    () => 0,
    { is: (seat) => mutes.has(seat), set: (seat, on) => void (on ? mutes.add(seat) : mutes.delete(seat)) },
  );
}

beforeEach(() => {
  sent = [];
  mutes.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("has a dozen stamps, each with words and a drawing of its own", () => {
  expect(STAMPS).toHaveLength(12);
  expect(new Set(STAMPS.map((stamp) => `${stamp.face} ${stamp.extra} ${stamp.fill}`)).size).toBe(12);
  expect(STAMPS.every(({ words }) => words.every(Boolean))).toBe(true);
});

it("shows the last stamp of each seat for a few seconds", () => {
  const at = talk();
  at.hear({ type: "stamped", seat: 1, stamp: "hello" });
  at.hear({ type: "stamped", seat: 1, stamp: "nice" });
  at.hear({ type: "stamped", seat: 2, stamp: "wow" });
  expect(at.stamps.map((each) => [each.seat, each.stamp])).toEqual([
    [1, "nice"],
    [2, "wow"],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(at.stamps).toEqual([]);
});

it("shows nothing of whoever is muted, until they are not", () => {
  const at = talk();
  at.hear({ type: "stamped", seat: 1, stamp: "hello" });
  at.mute(1, true);
  expect(at.stamps).toEqual([]);
  at.hear({ type: "stamped", seat: 1, stamp: "hello" });
  at.hear({ type: "said", seat: 1, text: "hi" });
  at.hear({ type: "said", seat: 2, text: "hey" });
  expect([at.stamps.length, at.said.map((each) => each.text), at.unread]).toEqual([0, ["hey"], 1]);
  at.mute(1, false);
  at.hear({ type: "said", seat: 1, text: "hi" });
  expect(at.said).toHaveLength(2);
});

it("sends no more stamps than the server takes", () => {
  const at = talk();
  for (let i = 0; i < 9; i += 1) at.stamp("hello");
  expect(sent).toHaveLength(4);
  expect(at.resting).toBe(true);
  vi.advanceTimersByTime(3_000);
  at.stamp("hello");
  expect([sent.length, at.resting]).toEqual([5, true]);
});

it("sends words, but no blanks, and counts what was not read", () => {
  const at = talk();
  expect([at.say("  "), at.say(" hello ")]).toEqual([false, true]);
  expect(sent).toEqual([{ type: "say", text: "hello" }]);
  at.hear({ type: "said", seat: 0, text: "hello" });
  at.hear({ type: "said", seat: 1, text: "hi" });
  expect(at.unread).toBe(1);
  at.show();
  at.hear({ type: "said", seat: 1, text: "well" });
  expect(at.unread).toBe(0);
});
