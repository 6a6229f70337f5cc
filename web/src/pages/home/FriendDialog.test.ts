import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { forget, seats } from "../../room/seats.svelte";
import { change } from "../../settings/settings.svelte";
import { DANMAKU, HOCG, VCARD } from "../../test/games";
import type { GameInfo, NewRoom } from "../../wire/types";
import FriendDialog from "./FriendDialog.svelte";

let sent: NewRoom[] = [];

function show(game: GameInfo, count = 5, roles = "advanced"): void {
  const plan = { seats: count, roles };
  render(FriendDialog, { game, open: true, onclose: () => undefined, value: "", onpick: () => undefined, plan, onplan: () => undefined });
}

async function pick(...labels: string[]): Promise<void> {
  for (const label of labels) await fireEvent.click(screen.getByLabelText(label));
}

async function make(): Promise<NewRoom | undefined> {
  await fireEvent.click(screen.getByText("Create link"));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

beforeEach(() => {
  sent = [];
  change({ lang: "en", name: "Quiet Heron" });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as NewRoom);
    return Promise.resolve(new Response(JSON.stringify({ code: "abcdefgh", seat: 0, token: "t" })));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [code] of seats()) forget(code);
});

describe("a table of several", () => {
  it("asks for no deck, and opens two seats unless told otherwise", async () => {
    show(DANMAKU);
    expect(screen.queryByRole("button", { name: /^Your deck/ })).toBeNull();
    expect(screen.getByText("Bots in the other seats: 2")).toBeTruthy();
    const room = await make();
    expect(room?.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "bot", "bot"]);
    expect(room?.options).toMatchObject({ clock: { kind: "none" }, window: 20, takeover: true, rulings: {} });
  });

  it("may be for friends alone, with its own roles, window and no bots for whoever leaves", async () => {
    show(DANMAKU, 4, "first");
    await fireEvent.click(screen.getAllByLabelText("3").at(-1) as HTMLElement);
    expect(screen.getByText("No bots: friends take all other seats.")).toBeTruthy();
    await pick("40 seconds", "The others decide");
    const room = await make();
    expect(room?.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
    expect(room?.options).toMatchObject({ window: 40, takeover: false, rulings: { roles: "first" } });
  });

  it("asks how well its bots play, and remembers it", async () => {
    show(DANMAKU);
    await pick("Casual");
    const room = await make();
    expect(room?.seats.map((seat) => seat.bot)).toEqual([undefined, undefined, undefined, "casual", "casual"]);
    expect(localStorage.getItem("kaimaku.level")).toBe("casual");
  });

  it("asks for no level where there are no bots", async () => {
    show(DANMAKU, 4);
    expect(screen.getByText("Bot level")).toBeTruthy();
    await fireEvent.click(screen.getAllByLabelText("3").at(-1) as HTMLElement);
    expect(screen.queryByText("Bot level")).toBeNull();
  });

  it("has no hints unless they are switched on", async () => {
    show(HOCG, 2, "");
    expect(screen.queryByText(/, hints/)).toBeNull();
    await pick("Players can ask for hints");
    expect(screen.getByText(/, hints/)).toBeTruthy();
    expect((await make())?.options?.hints).toBe(true);
  });

  it("leaves it to the server otherwise, which has them off among people", async () => {
    show(HOCG, 2, "");
    expect((await make())?.options?.hints).toBeUndefined();
  });

  it("may be slow: days for each decision instead of a clock, and no window of seconds", async () => {
    show(DANMAKU);
    await pick("3 days per decision");
    expect(screen.queryByText("Time to react")).toBeNull();
    expect(screen.getByText(/you don't have to be online at the same time/)).toBeTruthy();
    const room = await make();
    expect([room?.options?.slow, room?.options?.clock]).toEqual([3, undefined]);
  });
});

it("has a clock and an end of each window if it is rated: nobody can just wait", async () => {
  show(VCARD);
  await pick("No limit");
  expect(screen.getByText(/no clock/i)).toBeTruthy();
  await pick("Counts for ratings");
  expect(screen.queryByLabelText("No limit")).toBeNull();
  expect(screen.queryByText(/no clock/i)).toBeNull();
  expect(screen.getByText(/60 seconds per move.*20 seconds to react/)).toBeTruthy();
});

it("for two asks for a deck and for nothing about seats", async () => {
  show(HOCG);
  expect(screen.getByRole("button", { name: /^Your deck: / })).toBeTruthy();
  for (const label of ["Seats for friends", "Time to react", "When someone leaves"]) expect(screen.queryByText(label)).toBeNull();
  const room = await make();
  expect(room?.seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
  expect(room?.options?.window).toBeUndefined();
});

it("for two whose cards can be answered asks for a time to react in", async () => {
  show(VCARD);
  for (const label of ["Seats for friends", "When someone leaves"]) expect(screen.queryByText(label)).toBeNull();
  expect(screen.getByText(/20 seconds to react/)).toBeTruthy();
  await pick("40 seconds");
  const room = await make();
  expect(room?.seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
  expect([room?.options?.window, room?.options?.takeover]).toEqual([40, undefined]);
});
