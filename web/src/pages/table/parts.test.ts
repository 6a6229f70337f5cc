import { describe, expect, it } from "vitest";

import { DANMAKU } from "../../test/games";
import { optionWords } from "./options";
import { qr } from "./qr";
import { ruleLink } from "./rule_link";
import { fileName } from "./save";
import { until } from "./time";

describe("a rule's link", () => {
  it("leads to its page", () => {
    expect(ruleLink("hocg:8.3.3")).toEqual({ id: "8.3.3", href: "/rules/hocg/8.3.3" });
  });

  it.each(["", "room:draw", undefined])("is none for %s", (rule) => {
    expect(ruleLink(rule)).toBeNull();
  });
});

it("names a file after the players, whatever their names hold", () => {
  expect(fileName("abcdefgh", ["Quiet Heron", "../幕 開"])).toBe("Quiet-Heron_幕-開_abcdefgh.kaimaku.json");
  expect(fileName("abcdefgh", ["///", ""])).toBe("abcdefgh.kaimaku.json");
});

it("says under which options a room is played", () => {
  expect(optionWords({})).toEqual(["no clock", "undo on request", "spectators allowed"]);
  expect(optionWords({ clock: { kind: "game", total: 1200 }, undo: "never", spectators: false, rulings: { a: "b" } })).toEqual([
    "20 minutes each",
    "no undo",
    "no spectators",
    "custom rulings: 1",
  ]);
  expect(optionWords({ clock: { kind: "move", move: 30, bank: 120 }, undo: "free" })[0]).toBe("30 seconds per move, 2-minute time bank");
});

it("says of a table of several which roles, how long, and who plays on", () => {
  const [roles, clock, window, takeover] = optionWords({}, DANMAKU);
  expect([roles, clock, window, takeover]).toEqual(["all roles", "no clock", "20 seconds to react", "bots take over for players who leave"]);
  expect(optionWords({ rulings: { roles: "first" }, slow: 1, takeover: false }, DANMAKU)).toEqual([
    "first game (up to 7)",
    "one day per decision",
    "no bots for players who leave",
    "undo on request",
    "spectators allowed",
  ]);
  expect(optionWords({ slow: 3, window: 0 }, DANMAKU)[1]).toBe("3 days per decision");
  expect(optionWords({ window: 0 }, DANMAKU)[2]).toBe("no time limit to react");
});

it("names the day and the time by which an answer is awaited", () => {
  const now = new Date(2026, 10, 16, 12).getTime() / 1000;
  expect(until(now + 3600 * 30, "en", now)).toMatch(/^Tue,? 18:00$/);
  expect(until(now + 3600 * 24 * 10, "en", now)).toMatch(/^Nov 26,? 12:00$/);
});

it("draws a QR code with its three corners", () => {
  const code = qr("https://example.org/table/abcdefgh");
  const dark = (x: number, y: number): boolean => code.path.includes(`M${x} ${y}h1`);
  expect(dark(0, 0)).toBe(false);
  for (const [x, y] of [[2, 2], [code.size - 9, 2], [2, code.size - 9]] as const) {
    expect([dark(x, y), dark(x + 6, y), dark(x + 1, y + 1), dark(x + 3, y + 3)]).toEqual([true, true, false, true]);
  }
});
