import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { change } from "../../../settings/settings.svelte";
import type { Holomem } from "../../../wire/types";
import { useCards } from "../../../card/cards.svelte";
import Inspector from "../../../card/Inspector.svelte";
import HolomemNow from "./HolomemNow.svelte";
import NowLine from "./NowLine.svelte";
import { ALL, DEBUT, SECOND, STAFF } from "./samples";

const MEM: Holomem = {
  id: "m1",
  position: "center",
  stack: [null, { id: "c1", card: DEBUT.id }, { id: "c2", card: SECOND.id }],
  cheers: [{ id: "c5", card: "T-008" }],
  supports: [{ id: "c4", card: STAFF.id }],
  damage: 30,
  hp: 200,
  printed_hp: 190,
  hp_changes: [{ amount: 10, card: STAFF.id }],
  arts: [{ card: SECOND.id, index: 0, power: 40, printed: 60, payable: true, changes: [{ amount: -20 }] }],
  notes: [{ en: "Until the end, thanks to [AZKi](T-002).", ja: "" }],
};

beforeEach(async () => {
  change({ lang: "en" });
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ game: "hocg", cards: ALL, images: ["T-003"], scenario_cards: [] }))));
  await useCards("hocg").load();
});

test("every change has its source, every attachment and card below its name", () => {
  const onopen = vi.fn();
  const { container } = render(HolomemNow, { card: SECOND, now: MEM, onopen });
  const said = container.textContent.replace(/\s+/g, " ");
  for (const fact of ["190 printed", "+10", "−30 damage", "Gravity 40", "−20 an effect", "face down"]) expect(said.replace(/(\d)(printed|damage|an effect)/g, "$1 $2")).toContain(fact);
  expect(container.querySelector(".amount.more")?.textContent).toBe("+10");
  screen.getAllByRole("button", { name: "Harusaki Nodoka" })[0]?.click();
  expect(onopen).toHaveBeenLastCalledWith(STAFF.id);
  screen.getAllByRole("button", { name: "AZKi" }).at(-1)?.click();
  expect(onopen).toHaveBeenLastCalledWith(DEBUT.id);
});

test("HP, cheers, cost and power now come first, whether anything has changed or not", () => {
  const { container } = render(NowLine, { card: SECOND, now: MEM });
  const said = container.textContent.replace(/\s+/g, " ");
  for (const fact of ["HP 170 of 200", "Cheers", "Gravity", "40"]) expect(said).toContain(fact);
  expect(screen.getByRole("img", { name: "cost met" })).toBeTruthy();
  expect(container.querySelectorAll(".cost svg").length).toBeGreaterThanOrEqual((SECOND.arts?.[0]?.cost.length ?? 0) + 1);
});

test("a card that is not on the stage shows what is printed only", () => {
  const { container } = render(Inspector, { card: SECOND, game: "hocg" });
  expect(container.querySelector('section[aria-label="Now"]')).toBeNull();
  expect(container.textContent).toContain("Gravity");
});

test("the user's own picture is shown, can be switched off, and its loss is no loss", async () => {
  const { container } = render(Inspector, { card: SECOND, game: "hocg" });
  const picture = container.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/api/games/hocg/images/T-003");
  expect(container.textContent).toContain("190");
  change({ pictures: false });
  await Promise.resolve();
  expect(container.querySelector("img")).toBeNull();
  change({ pictures: true });
  await Promise.resolve();
  container.querySelector("img")?.dispatchEvent(new Event("error"));
  await Promise.resolve();
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector(".crests")).not.toBeNull();
});

test("cards are found by number", () => {
  expect(useCards("hocg").get("T-003")?.hp).toBe(190);
  expect(useCards("hocg").get("T-999")).toBeUndefined();
  expect(useCards("hocg").ready).toBe(true);
});

test("a server that does not answer is told in words", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("no network"))));
  await useCards("vcard").load();
  expect(useCards("vcard").fault?.words.en).toContain("isn't responding");
  expect(useCards("vcard").ready).toBe(false);
});
