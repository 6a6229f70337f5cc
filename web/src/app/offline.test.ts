import { afterEach, expect, it, vi } from "vitest";

import { ifAway, serverAway, tryNow } from "./offline.svelte";

afterEach(() => vi.unstubAllGlobals());

it("a server that is away is said to be, until it answers; what waited for it happens then", async () => {
  const answer = vi.fn<() => Promise<{ ok: boolean }>>().mockRejectedValue(new TypeError("nobody there"));
  const waited = vi.fn();
  vi.stubGlobal("fetch", answer);
  await ifAway(waited);
  expect(serverAway()).toBe(true);
  await tryNow();
  expect(serverAway()).toBe(true);
  expect(waited).not.toHaveBeenCalled();
  answer.mockResolvedValue({ ok: true });
  await tryNow();
  expect(serverAway()).toBe(false);
  expect(waited).toHaveBeenCalledOnce();
});

it("what failed while the server answers is no reason to say that it is away", async () => {
  const waited = vi.fn();
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue({ ok: true }));
  await ifAway(waited);
  expect(serverAway()).toBe(false);
  expect(waited).not.toHaveBeenCalled();
});
