import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { current, go } from "../app/router.svelte";
import { dropIdentity, identity, keepIdentity } from "../me/identity.svelte";
import { waiting } from "../mygames/waiting.svelte";
import { forget, seatAt, seats } from "../room/seats.svelte";
import { seeking } from "./seeking.svelte";
import { isWanted, want } from "./wanted.svelte";

const FAULT = (code: string): object => ({ code, words: { en: code, ja: code } });
const SEARCH = { game: "hocg", pace: "live", since: 100, now: 112, window: 270, waiting: 0 };
const FOUND = { ...SEARCH, room: "abcdefgh" };
let answers: Record<string, [status: number, body: object][]> = {};
let asked: string[] = [];

/** The last answer to a request is the one from then on. */
function answer(request: string, ...all: [number, object][]): void {
  answers[request] = all;
}

beforeEach(() => {
  asked = [];
  answers = { "POST /api/people/me/seats/abcdefgh": [[201, { code: "abcdefgh", seat: 1, token: "t" }]], "GET /api/rooms/abcdefgh/seat": [[503, FAULT("busy")]] };
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    const request = `${method} ${path}`;
    asked.push(request);
    const left = answers[request] ?? [[404, FAULT("not_found")]];
    const [status, body] = (left.length > 1 ? left.shift() : left[0]) ?? [404, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  keepIdentity({ id: "aaaaaaaaaa", name: "Mio", secret: "s" });
  go("/meet");
});

afterEach(() => {
  seeking.rest();
  want(false);
  waiting.found = null;
  dropIdentity();
  for (const [code] of seats()) forget(code);
  vi.unstubAllGlobals();
});

it("goes on after a reload, as long as the server knows of it", async () => {
  answer("POST /api/queue", [200, SEARCH]);
  await seeking.start({ game: "hocg" });
  expect([isWanted(), seeking.waited, seeking.state?.window]).toEqual([true, 12, 270]);
  seeking.rest();
  answer("GET /api/queue", [200, SEARCH], [200, {}]);
  await seeking.look();
  expect(seeking.state?.game).toBe("hocg");
  await seeking.look();
  expect([isWanted(), seeking.state]).toEqual([false, null]);
});

it("takes the seat that was found, and goes to its table", async () => {
  answer("POST /api/queue", [200, FOUND]);
  await seeking.start({ game: "hocg" });
  expect([current().path, seatAt("abcdefgh")?.token, isWanted()]).toEqual(["/table/abcdefgh", "t", false]);
});

it("takes nobody away from a table where they play meanwhile, but calls them", async () => {
  go("/table/bbbbbbbb");
  want(true);
  answer("GET /api/queue", [200, FOUND]);
  await seeking.look();
  expect([current().path, waiting.found, waiting.calls, seatAt("abcdefgh")?.seat]).toEqual(["/table/bbbbbbbb", "abcdefgh", true, 1]);
  waiting.table("abcdefgh");
  expect(waiting.found).toBeNull();
});

it("has come too late to cancel when somebody waits already", async () => {
  want(true);
  answer("DELETE /api/queue", [200, FOUND]);
  await seeking.cancel();
  expect(current().path).toBe("/table/abcdefgh");
});

it("waits while the server is away or can't give the seat yet, and ends for whoever was signed out", async () => {
  want(true);
  answer("GET /api/queue", [503, FAULT("restart")], [200, FOUND], [403, FAULT("person")]);
  await seeking.look();
  expect([isWanted(), seeking.fault?.code]).toEqual([true, "restart"]);
  answer("POST /api/people/me/seats/abcdefgh", [503, FAULT("busy")]);
  await seeking.look();
  expect([isWanted(), seatAt("abcdefgh")]).toEqual([true, undefined]);
  await seeking.look();
  expect([isWanted(), seeking.fault?.code]).toEqual([false, "person"]);
});

it("asks for nothing while nobody is looked for", async () => {
  await seeking.look();
  expect(asked).toEqual([]);
  expect(identity()?.name).toBe("Mio");
});
