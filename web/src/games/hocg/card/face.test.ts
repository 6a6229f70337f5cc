import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { change } from "../../../settings/settings.svelte";
import type { Holomem } from "../../../wire/types";
import CardFace from "../../../card/CardFace.svelte";
import { costWords, shares } from "./cost";
import { curtain } from "../../../card/curtain";
import { health, nowOf, power } from "./now";
import { BOTH, BUZZ, CHEER, DEBUT, SECOND, SORA, SPOT, STAFF } from "./samples";
import { letters, longest } from "../../../card/name";
import { said } from "./said";
import { sentence } from "../../../card/sentence";

beforeEach(() => change({ lang: "en" }));

function text(props: Parameters<typeof render<typeof CardFace>>[1]): string {
  const { container, unmount } = render(CardFace, props);
  const said = container.textContent.replace(/\s+/g, " ").trim();
  unmount();
  return said;
}

test("a face is made of facts: small", () => {
  expect(text({ card: DEBUT, size: "small" })).toBe("D 60 AZKi");
  expect(text({ card: BUZZ, size: "small" })).toContain("Buzz");
  expect(text({ card: SORA, size: "small" })).toBe("5 Tokino Sora");
  expect(text({ card: STAFF, size: "small" })).toContain("LTD");
  expect(text({ card: CHEER, size: "small" })).toBe("Green Cheer");
  expect(text({ card: SPOT, size: "small" })).toMatch(/^S/);
});

test("a face is made of facts: table", () => {
  expect(text({ card: SECOND, size: "table" })).toMatch(/^2nd ?190 ?AZKi Song Then more\. 60 100\+$/);
  expect(text({ card: STAFF, size: "table" })).toContain("Draw for");
  expect(text({ card: STAFF, size: "table" })).toContain("LIMITED");
  expect(text({ card: SECOND, size: "table" })).not.toContain("Gravity");
});

test("a face is made of facts: full", () => {
  const full = text({ card: SECOND, size: "full" });
  for (const fact of ["2nd", "190", "AZKi", "Gravity", "60", "Song", "100+", "Critical", "blue", "+50", "#Singing", "Baton pass", "T-003"]) expect(full).toContain(fact);
  const oshi = text({ card: SORA, size: "full" });
  for (const fact of ["Oshi", "ときのそら", "Sample Skill", "Once per turn.", "Life 5"]) expect(oshi).toContain(fact);
});

test("it follows the language", () => {
  change({ lang: "ja" });
  expect(text({ card: SORA, size: "full" })).toContain("推しスキル");
  expect(text({ card: STAFF, size: "table" })).toContain("スタッフ");
});

test("damage: the counter, the bar and what is left", () => {
  const { container } = render(CardFace, { card: SECOND, size: "table", now: { damage: 60, hp: 200 } });
  expect(container.querySelector(".counter")?.textContent).toBe("−60");
  expect(container.querySelector<HTMLElement>(".lost")?.style.width).toBe("30%");
  expect(container.querySelector(".hp")?.textContent).toBe("140");
  expect(container.querySelector(".hp svg")).not.toBeNull();
});

test("no damage, no mark", () => {
  const { container } = render(CardFace, { card: SECOND, size: "table", now: { damage: 0 } });
  expect(container.querySelector(".counter, .track")).toBeNull();
});

test("a resting card shows it by a glyph and keeps its words", () => {
  const { container } = render(CardFace, { card: SECOND, size: "table", resting: true });
  expect(container.querySelector(".lying")).not.toBeNull();
  expect(container.querySelector(".rest")).not.toBeNull();
  expect(container.textContent).toContain("AZKi");
});

test("a back tells nothing", () => {
  const { container } = render(CardFace, { card: null, size: "table" });
  expect(container.textContent.trim()).toBe("");
  expect(sentence(null, undefined, "en")).toBe("face-down card");
});

test("two colours: both chips, both crests of the names it counts as, HP on a plate", () => {
  const { container } = render(CardFace, { card: BOTH, size: "table" });
  expect(container.querySelectorAll(".chips > svg")).toHaveLength(2);
  expect(container.querySelectorAll(".crests > svg")).toHaveLength(2);
  expect(container.querySelector(".hp.plate")).not.toBeNull();
});

test("the curtain opens from level to level", () => {
  expect(curtain(DEBUT).stage).toBe("");
  const levels = [DEBUT, BUZZ, SECOND, SPOT, SORA].map((card) => JSON.stringify(curtain(card)));
  expect(new Set(levels).size).toBe(4);
  expect(curtain(SPOT).light).toBe("");
});

test("changed power is shown with what it is now", () => {
  expect(power(SECOND, 1, { powers: [null, 150] })).toEqual({ words: "150+", shift: 1 });
  expect(power(SECOND, 0, { powers: [40, null] })).toEqual({ words: "40", shift: -1 });
  expect(power(SECOND, 0, undefined)).toEqual({ words: "60", shift: 0 });
  expect(power(SECOND, 5, undefined).words).toBe("");
});

test("what a holomem on the stage shows", () => {
  const mem: Holomem = {
    id: "m1",
    position: "center",
    stack: [{ id: "c1", card: DEBUT.id }, { id: "c2", card: SECOND.id }],
    damage: 30,
    hp: 180,
    arts: [{ card: SECOND.id, index: 1, power: 120, printed: 100 }, { card: DEBUT.id, index: 0, power: 99, printed: 10 }],
  };
  expect(nowOf(mem, SECOND)).toEqual({ damage: 30, hp: 180, powers: [null, 120] });
  expect(nowOf({ ...mem, hp: null }, undefined)).toEqual({ damage: 30 });
  expect(health(SECOND, nowOf(mem, SECOND))).toEqual({ left: 150, most: 180, damage: 30, shift: -1 });
  expect(health(SECOND, { damage: 500 }).left).toBe(0);
});

test("one sentence for those who hear the table", () => {
  expect(sentence(SECOND, { damage: 60 }, "en")).toBe("AZKi, 2nd, green, 130 of 190 HP");
  expect(sentence(SECOND, undefined, "en")).toBe("AZKi, 2nd, green, 190 HP");
  expect(sentence(SECOND, { damage: 60 }, "ja")).toBe("AZKi、2nd、緑、HP190のうち残り130");
  expect(sentence(BUZZ, undefined, "en")).toBe("Tokino Sora, 1st, Buzz, white, 240 HP");
  expect(sentence(BOTH, undefined, "en")).toBe("SorAZ, 1st, white and green, 130 HP");
  expect(sentence(SPOT, undefined, "en")).toBe("Hakui Koyori, Spot, colorless, 50 HP");
  expect(sentence(SORA, undefined, "en")).toBe("Tokino Sora, Oshi, white, life 5");
  expect(sentence(STAFF, undefined, "en")).toBe("Harusaki Nodoka, Staff, LIMITED");
  expect(sentence(CHEER, undefined, "ja")).toBe("緑エール、エール、緑");
});

test("costs are counted by colour", () => {
  expect(shares(["neutral", "green", "green"])).toEqual([
    { color: "green", count: 2 },
    { color: "neutral", count: 1 },
  ]);
  expect(costWords(["neutral", "green", "green"], "en")).toBe("2 green, 1 any");
  expect(costWords(["neutral", "green"], "ja")).toBe("緑1、無色1");
  expect(costWords([], "en")).toBe("none");
});

test("a card says what it does: in words, or by a sign for each kind of text", () => {
  const { container } = render(CardFace, { card: SECOND, size: "small" });
  expect(said(SECOND).length).toBeGreaterThan(0);
  expect(container.querySelectorAll(".marks i").length).toBe(new Set(said(SECOND).map((each) => each.glyph)).size);
  expect(said(STAFF).map((each) => each.name)).toEqual([null]);
});

test("the longest word of a name decides how large it is written", () => {
  expect(longest("Airani Iofifteen")).toBe(letters("Iofifteen"));
  expect([longest("ときのそら"), longest("スゴイパソコン"), longest("セシリア・イマーグリーン")]).toEqual([5, 4, 5]);
  expect(letters("ときのそら")).toBe(5);
});
