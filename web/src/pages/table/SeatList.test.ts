import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import { Room } from "../../room/room.svelte";
import { forget, keep } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { info, welcome } from "../../test/rooms";
import { FakeSocket, useFakeSockets } from "../../test/sockets";
import type { RoomInfo } from "../../wire/types";
import SeatList from "./SeatList.svelte";

const CODE = "abcdefgh";
const ROOM: RoomInfo = info({
  game: "danmaku",
  status: "waiting",
  seats: [
    { seat: 0, kind: "human", name: "Aki", present: true },
    { seat: 1, kind: "human", name: "Ben" },
    { seat: 2, kind: "open" },
    { seat: 3, kind: "open" },
    { seat: 4, kind: "bot", name: "Maple" },
  ],
});
let room: Room;

function show(seat: number | null): string[] {
  room = new Room(CODE);
  FakeSocket.last.opens().says(welcome({ room: ROOM, seat }));
  render(SeatList, { room, info: ROOM });
  return screen.getAllByRole("listitem").map((row) => row.textContent.replace(/\s+/g, " ").trim());
}

beforeEach(() => {
  useFakeSockets();
  change({ lang: "en" });
  keep({ code: CODE, seat: 0, token: "t" }, "danmaku", "Aki");
});

afterEach(() => {
  room.leave();
  forget(CODE);
});

it("tells of every seat who has it", () => {
  const rows = show(0);
  expect(rows[0]).toMatch(/1 Aki you seated/);
  expect(rows[1]).toMatch(/2 Ben away seated/);
  expect(rows[2]).toMatch(/3 Open to anyone with the link/);
  expect(rows[4]).toMatch(/5 Maple bot/);
});

it("lets a bot take the very seat that is meant", async () => {
  show(0);
  await fireEvent.click(screen.getByRole("button", { name: "Fill with a bot: seat 4" }));
  expect(FakeSocket.last.of("absent")).toEqual([{ type: "absent", seat: 3, what: "bot", bot: "beginner" }]);
});

it("leaves that to those who sit here", () => {
  show(null);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
