import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { change } from "../../settings/settings.svelte";
import { DANMAKU, HOCG } from "../../test/games";
import { info } from "../../test/rooms";
import type { RoomInfo, SeatInfo } from "../../wire/types";
import Join from "./Join.svelte";

beforeEach(() => {
  change({ lang: "en", name: "Quiet Heron" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [HOCG, DANMAKU], version: "" }))));
});
afterEach(() => vi.unstubAllGlobals());

function show(game: RoomInfo["game"], people: string[], open: number, bots: number): void {
  const kinds: SeatInfo[] = [
    ...people.map((name): SeatInfo => ({ seat: 0, kind: "human", name })),
    ...Array.from({ length: open }, (): SeatInfo => ({ seat: 0, kind: "open" })),
    ...Array.from({ length: bots }, (): SeatInfo => ({ seat: 0, kind: "bot", name: "Maple" })),
  ];
  const seats = kinds.map((seat, n) => ({ ...seat, seat: n }));
  render(Join, { info: info({ game, status: "waiting", seats }), onjoined: () => undefined, onwatch: () => undefined });
}

it("is an invitation from the one who waits, with a deck to choose", async () => {
  show("hocg", ["Mio"], 1, 0);
  expect(await screen.findByRole("heading", { name: "Mio invites you" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Your deck: Sora" })).toBeTruthy();
  expect(screen.queryByText(/seats:/)).toBeNull();
});

it("is one from two, or from all who are here; no deck is asked for where there is none", async () => {
  show("danmaku", ["Mio", "Ren"], 1, 2);
  expect(screen.getByRole("heading", { name: "Mio and Ren invite you" })).toBeTruthy();
  expect(screen.getByText("5 seats: 1 open, 2 for bots")).toBeTruthy();
  await screen.findByText(/to a game of Danmaku!!/);
  expect(screen.queryByRole("button", { name: /^Your deck/ })).toBeNull();
  expect(screen.getByText(/all roles, no clock, 20 seconds to react/)).toBeTruthy();
});

it("counts the others where there are more", () => {
  show("danmaku", ["Mio", "Ren", "Aki"], 2, 0);
  expect(screen.getByRole("heading", { name: "Mio and 2 others invite you" })).toBeTruthy();
});
