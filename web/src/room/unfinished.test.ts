import { afterEach, expect, it, vi } from "vitest";

import { info } from "../test/rooms";
import type { RoomInfo } from "../wire/types";
import { forget, keep, seatAt, seats } from "./seats.svelte";
import { look, open } from "./unfinished";

afterEach(() => {
  for (const [code] of seats()) forget(code);
  vi.unstubAllGlobals();
});

function server(rooms: Record<string, RoomInfo["status"] | 404 | 500>): void {
  vi.stubGlobal("fetch", (address: string) => {
    const code = address.split("/").at(-2) ?? "";
    const status = rooms[code];
    const body = typeof status === "number" ? { code: "x", words: { en: "", ja: "" } } : { room: info({ code, status: status ?? "playing" }), seat: 0, asked: code === "playing1" };
    return Promise.resolve(new Response(JSON.stringify(body), { status: typeof status === "number" ? status : 200 }));
  });
}

it("finds games that go on, and forgets only seats whose room is gone", async () => {
  server({ playing1: "playing", waiting1: "waiting", over1: "over", gone1: 404, broken1: 500 });
  for (const code of ["playing1", "waiting1", "over1", "gone1", "broken1"]) keep({ code, seat: 0, token: "t" }, "hocg", "Aki");
  const found = (await look()).flatMap(open);
  expect(found.map((open) => open.room.code).sort()).toEqual(["playing1", "waiting1"]);
  expect(found[0]?.against).toBe("Ben");
  expect(found.filter((each) => each.asked).map((each) => each.room.code)).toEqual(["playing1"]);
  expect(seatAt("gone1")).toBeUndefined();
  expect(seatAt("over1")).toBeDefined();
  expect(seatAt("broken1")).toBeDefined();
});

it("asks about the newest few", async () => {
  server({});
  for (let i = 0; i < 12; i += 1) keep({ code: `room${i}`, seat: 0, token: "t" }, "hocg", "Aki");
  expect(await look()).toHaveLength(8);
});
