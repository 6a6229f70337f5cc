import { afterEach, describe, expect, it, vi } from "vitest";

import { DANMAKU, HOCG } from "../test/games";
import type { NewRoom } from "../wire/types";
import { keepLevel } from "./level.svelte";
import { againstBots, withFriends } from "./open";
import { changed, isRound, keepPlan, lastPlan, rolesOf, withRoles, withSeats } from "./plan";
import { forget, seats } from "./seats.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [code] of seats()) forget(code);
});

/** What is sent to open a room. */
function opened(): NewRoom[] {
  const sent: NewRoom[] = [];
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as NewRoom);
    return Promise.resolve(new Response(JSON.stringify({ code: "abcdefgh", seat: 0, token: "t" }), { status: 201 }));
  });
  return sent;
}

describe("the plan of a table", () => {
  it("is five seats and the roles of a first game, until another is kept", () => {
    expect(lastPlan(DANMAKU)).toEqual({ seats: 5, roles: "first" });
    keepPlan(DANMAKU, { seats: 5, roles: "advanced" });
    expect(lastPlan(DANMAKU)).toEqual({ seats: 5, roles: "advanced" });
    keepPlan(DANMAKU, { seats: 7, roles: "first" });
    expect(lastPlan(DANMAKU)).toEqual({ seats: 7, roles: "first" });
    expect(lastPlan({ ...DANMAKU, seats: [4, 5], rulings: [] })).toEqual({ seats: 5, roles: "" });
    expect(lastPlan(HOCG)).toEqual({ seats: 2, roles: "" });
  });

  it("knows round tables by their seats, and roles by their switch", () => {
    expect([isRound(DANMAKU), isRound(HOCG)]).toEqual([true, false]);
    expect(rolesOf(DANMAKU)?.default).toBe("advanced");
    expect(rolesOf(HOCG)).toBeUndefined();
  });

  it("keeps a first game to seven seats, whichever was chosen first", () => {
    expect(withRoles({ seats: 8, roles: "basic" }, "first")).toEqual({ seats: 7, roles: "first" });
    expect(withRoles({ seats: 8, roles: "basic" }, "advanced")).toEqual({ seats: 8, roles: "advanced" });
    expect(withSeats({ seats: 7, roles: "first" }, 8)).toEqual({ seats: 8, roles: "basic" });
    expect(withSeats({ seats: 7, roles: "first" }, 4)).toEqual({ seats: 4, roles: "first" });
  });

  it("names only the switches that were changed", () => {
    expect(changed(DANMAKU, { roles: "advanced", unknown: "x" })).toEqual({});
    expect(changed(DANMAKU, { roles: "basic" })).toEqual({ roles: "basic" });
  });
});

describe("opening a room", () => {
  it("against bots: one seat for me, bots in all the others, no deck", async () => {
    const sent = opened();
    expect(await againstBots(DANMAKU, {}, { seats: 6, roles: "basic" })).toBe("/table/abcdefgh");
    expect(sent[0]?.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot", "bot", "bot"]);
    expect(sent[0]?.seats.some((seat) => seat.deck?.builtin ?? seat.deck?.list)).toBe(false);
    expect(sent[0]?.options?.rulings).toEqual({ roles: "basic" });
  });

  it("asks for bots of the level chosen last, the gentlest for whoever is new, the strongest by no name", async () => {
    const sent = opened();
    for (const level of [undefined, "casual", "strong"] as const) {
      if (level) keepLevel(level);
      await againstBots(HOCG, {}, lastPlan(HOCG));
    }
    expect(sent.map((room) => room.seats[1]?.bot)).toEqual(["beginner", "casual", undefined]);
  });

  it("with friends: open seats for them, bots in the rest", async () => {
    const sent = opened();
    await withFriends(DANMAKU, {}, 5, 2, { slow: 3 });
    expect(sent[0]?.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "bot", "bot"]);
    expect(sent[0]?.options).toEqual({ slow: 3 });
  });

  it("for two: one against the other", async () => {
    const sent = opened();
    await againstBots(HOCG, { builtin: "sora" }, lastPlan(HOCG));
    await withFriends(HOCG, { builtin: "sora" }, 2, 1, {});
    expect(sent.map((room) => room.seats.map((seat) => seat.kind))).toEqual([["me", "bot"], ["me", "open"]]);
    expect(sent[0]?.seats[0]?.deck).toEqual({ builtin: "sora" });
  });
});
