import { afterEach, expect, it, vi } from "vitest";

import { go } from "../app/router.svelte";
import { forget, keep, seats } from "../room/seats.svelte";
import { info } from "../test/rooms";
import { waiting } from "./waiting.svelte";

const asked: string[] = [];

function server(): void {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (address: string) => {
    const code = address.split("/").at(-2) ?? "";
    asked.push(code);
    return Promise.resolve(new Response(JSON.stringify({ room: info({ code, status: "playing" }), seat: 0, asked: true }), { status: 200 }));
  });
}

afterEach(() => {
  for (const [code] of seats()) forget(code);
  vi.unstubAllGlobals();
  asked.length = 0;
});

it("asks about every table but the one in sight, and about that one when it is left", async () => {
  server();
  for (const code of ["seen1", "other1"]) keep({ code, seat: 0, token: "t" }, "hocg", "Aki");
  go("/table/seen1");
  await waiting.refresh();
  expect(asked).toEqual(["other1"]);
  expect(waiting.games.map((game) => game.room.code)).toEqual(["other1"]);
  waiting.table("seen1", true);
  go("/");
  waiting.table(null);
  expect(waiting.known).toBe(false);
  await vi.waitFor(() => expect(waiting.known).toBe(true));
  expect(waiting.games.map((game) => game.room.code).sort()).toEqual(["other1", "seen1"]);
});

it("has the table that was left while it asked", async () => {
  server();
  keep({ code: "seen1", seat: 0, token: "t" }, "hocg", "Aki");
  go("/table/seen1");
  const asking = waiting.refresh();
  go("/");
  waiting.table(null);
  await asking;
  await vi.waitFor(() => expect(waiting.known).toBe(true));
  expect(waiting.games.map((game) => game.room.code)).toEqual(["seen1"]);
});
