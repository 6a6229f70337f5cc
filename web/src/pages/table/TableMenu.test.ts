import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import { Room } from "../../room/room.svelte";
import { forget, keep } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { info, welcome } from "../../test/rooms";
import { FakeSocket, useFakeSockets } from "../../test/sockets";
import type { RoomInfo } from "../../wire/types";
import TableMenu from "./TableMenu.svelte";

const CODE = "abcdefgh";
const FOUR: RoomInfo["seats"] = ["Aki", "Ben", "Cho", "Dai"].map((name, seat) => ({ seat, kind: seat < 2 ? "human" : "bot", name, present: true }));
let room: Room;

function show(some: Partial<RoomInfo>): void {
  const nothing = (): void => undefined;
  room = new Room(CODE);
  FakeSocket.last.opens().says(welcome({ room: info(some) }));
  render(TableMenu, { room, open: true, onclose: nothing, onfair: nothing, onsave: nothing, onsettings: nothing, onkeys: nothing });
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

it("of two: conceding gives the other the game, and no bot steps in", async () => {
  show({});
  expect(screen.queryByText("Let a bot play for me")).toBeNull();
  await fireEvent.click(screen.getByText("Concede"));
  expect(screen.getByText("Concede this game? Ben wins.")).toBeTruthy();
});

it("of several: leaving is to be defeated, and the others play on", async () => {
  show({ game: "danmaku", seats: FOUR });
  await fireEvent.click(screen.getByText("Leave the game"));
  expect(screen.getByText(/You will be defeated and your role revealed. The others play on/)).toBeTruthy();
  await fireEvent.click(screen.getByText("Accept defeat"));
  expect(FakeSocket.last.of("concede")).toHaveLength(1);
});

it("of several: a bot can play on for me", async () => {
  show({ game: "danmaku", seats: FOUR });
  await fireEvent.click(screen.getByText("Let a bot play for me"));
  expect(FakeSocket.last.of("leave")).toHaveLength(1);
});

it("offers neither to whom is out, nor a bot where one plays already or none may", () => {
  show({ game: "danmaku", seats: FOUR.map((seat) => (seat.seat === 0 ? { ...seat, out: true } : seat)) });
  expect(screen.queryByText("Leave the game")).toBeNull();
  expect(screen.queryByText("Let a bot play for me")).toBeNull();
  room.leave();
  show({ game: "danmaku", seats: FOUR, options: { takeover: false } });
  expect(screen.queryByText("Let a bot play for me")).toBeNull();
});
