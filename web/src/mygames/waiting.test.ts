import { afterEach, expect, it, vi } from "vitest";

import { go } from "../app/router.svelte";
import { markTab, titled } from "../app/title.svelte";
import { forget, keep, seats } from "../room/seats.svelte";
import { info } from "../test/rooms";
import { waiting } from "./waiting.svelte";

const asked: string[] = [];
const MINUTE = 60_000;

/** Each table asks this player, or not. */
function server(mine = (): boolean => true, slow = 0): void {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (address: string) => {
    const code = address.split("/").at(-2) ?? "";
    asked.push(code);
    return Promise.resolve(new Response(JSON.stringify({ room: info({ code, status: "playing", options: { slow } }), seat: 0, asked: mine() }), { status: 200 }));
  });
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
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

it("looks at slow games again by itself, marks the tab, and notifies whoever asked for that", async () => {
  const shown: string[] = [];
  const Notification = Object.assign(
    function (title: string, { body }: { body: string }): void {
      shown.push(`${title} ${body}`);
    },
    { permission: "granted" },
  );
  vi.useFakeTimers();
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.head.innerHTML = "<link rel='icon' href='/curtain.svg'>";
  const sign = (): string | null => (markTab(), document.querySelector("link")?.getAttribute("href") ?? null);
  let mine = false;
  server(() => mine, 3);
  localStorage.setItem("kaimaku.notices", "on");
  keep({ code: "slow1", seat: 0, token: "t" }, "hocg", "Aki");
  go("/");
  await waiting.refresh();
  expect([titled("Kaimaku"), sign(), shown]).toEqual(["Kaimaku", "/curtain.svg", []]);
  mine = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(titled("Kaimaku")).toBe("● Your move · Kaimaku");
  expect(sign()).toBe("/curtain-turn.svg");
  expect(shown).toEqual([expect.stringMatching("^Your move Against ")]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown).toHaveLength(1);
  localStorage.removeItem("kaimaku.notices");
  mine = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  mine = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([titled("Kaimaku"), shown.length]).toEqual(["● Your move · Kaimaku", 1]);
});
