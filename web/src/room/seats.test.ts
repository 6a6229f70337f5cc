import { beforeEach, describe, expect, it, vi } from "vitest";

import { forget, keep, KEY, readTo, seatAt, seats } from "./seats.svelte";

beforeEach(() => {
  for (const [code] of seats()) forget(code);
});

describe("seats of this browser", () => {
  it("are kept with their key and found again", () => {
    keep({ code: "aaaaaaaa", seat: 1, token: "t" }, "hocg", "Aki");
    expect(seatAt("aaaaaaaa")).toMatchObject({ token: "t", seat: 1, game: "hocg", name: "Aki" });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "{}")).toHaveProperty("aaaaaaaa.token", "t");
    expect(seatAt("bbbbbbbb")).toBeUndefined();
  });

  it("come newest first, and only the newest fifty are kept", () => {
    vi.useFakeTimers();
    for (let i = 0; i < 53; i += 1) {
      vi.advanceTimersByTime(1000);
      keep({ code: `room${i}`, seat: 0, token: "t" }, "hocg", "Aki");
    }
    vi.useRealTimers();
    expect(seats()).toHaveLength(50);
    expect(seats()[0]?.[0]).toBe("room52");
    expect(seatAt("room2")).toBeUndefined();
    expect(seatAt("room3")).toBeDefined();
  });

  it("are forgotten one by one", () => {
    keep({ code: "aaaaaaaa", seat: 0, token: "t" }, "hocg", "Aki");
    keep({ code: "bbbbbbbb", seat: 0, token: "u" }, "hocg", "Aki");
    forget("aaaaaaaa");
    expect(seats().map(([code]) => code)).toEqual(["bbbbbbbb"]);
  });

  it("remember how far was read, for seats only", () => {
    keep({ code: "aaaaaaaa", seat: 0, token: "t" }, "hocg", "Aki");
    readTo("aaaaaaaa", 12);
    readTo("zzzzzzzz", 12);
    expect(seatAt("aaaaaaaa")?.seen).toBe(12);
    expect(seatAt("zzzzzzzz")).toBeUndefined();
  });

  it("see what another page of the browser did", () => {
    localStorage.setItem(KEY, JSON.stringify({ cccccccc: { token: "x", seat: 0, game: "hocg", name: "", when: 1 }, bad: 3 }));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(seats().map(([code]) => code)).toEqual(["cccccccc"]);
  });

  it("begin empty where the storage holds nonsense", () => {
    localStorage.setItem(KEY, "nonsense");
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(seats()).toEqual([]);
  });
});
