import { expect, it } from "vitest";

import { ApiError } from "./api";
import { Attempt } from "./attempt.svelte";

const FULL = { code: "full", words: { en: "This table is full.", ja: "このテーブルは満席です。" } };

it("says why the server refused, until the next attempt", async () => {
  const attempt = new Attempt();
  expect(await attempt.make(() => Promise.reject(new ApiError(FULL, 409)))).toBe(false);
  expect([attempt.busy, attempt.fault]).toEqual([false, FULL]);
  expect(await attempt.make(() => Promise.resolve())).toBe(true);
  expect([attempt.busy, attempt.fault]).toEqual([false, null]);
});

it("makes one attempt at a time", async () => {
  const attempt = new Attempt();
  let go = (): void => undefined;
  const first = attempt.make(() => new Promise<void>((done) => (go = done)));
  expect(attempt.busy).toBe(true);
  let asked = false;
  expect(await attempt.make(() => Promise.resolve((asked = true)))).toBe(false);
  go();
  expect([await first, asked, attempt.busy]).toEqual([true, false, false]);
});

it("hides no error of the page itself", async () => {
  const attempt = new Attempt();
  await expect(attempt.make(() => Promise.reject(new TypeError("a fault of ours")))).rejects.toThrow(TypeError);
  expect([attempt.busy, attempt.fault]).toEqual([false, null]);
});
