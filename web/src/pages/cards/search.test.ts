import { expect, test } from "vitest";

import { ALL, BOTH, BUZZ, CHEER, DEBUT, SECOND, SORA, SPOT, STAFF } from "../../card/samples";
import type { CardInfo } from "../../wire/types";
import { asks } from "./asking";
import { caption } from "./caption";
import { related } from "./related";
import { drop, find, fold, fromQuery, NOTHING, sorted, sortsOf, toQuery, without, type Filters } from "./search";
import { step } from "./walk";

const found = (some: Partial<Filters>): string[] => find(ALL, { ...NOTHING, ...some }).map((card) => card.id);

test("no filter finds everything", () => {
  expect(found({})).toEqual(ALL.map((card) => card.id));
});

test("words: name in both languages, number, text, tag; all of them must fit", () => {
  expect(found({ text: "hakui" })).toEqual([SPOT.id]);
  expect(found({ text: "春先" })).toEqual([STAFF.id]);
  expect(found({ text: "トキノソラ" })).toEqual([SORA.id, BUZZ.id, BOTH.id]);
  expect(found({ text: "t-003" })).toEqual([SECOND.id]);
  expect(found({ text: "gravity" })).toEqual([SECOND.id]);
  expect(found({ text: "draw for" })).toEqual([STAFF.id]);
  expect(found({ text: "#歌 2nd" })).toEqual([]);
  expect(found({ text: "#singing azki song" })).toEqual([SECOND.id]);
  expect(found({ text: "ＡＺＫｉ　ｓｏｎｇ" })).toEqual([SECOND.id]);
});

test("letters are folded", () => {
  expect(fold("ＡＺＫｉ ソラ")).toBe("azki そら");
});

test("one of a group is enough, every group has to fit", () => {
  expect(found({ types: ["debut", "staff"] })).toEqual([DEBUT.id, STAFF.id]);
  expect(found({ colors: ["green"], types: ["1st"] })).toEqual([BOTH.id]);
  expect(found({ colors: ["neutral"] })).toEqual([SPOT.id]);
  expect(found({ types: ["oshi"] })).toEqual([SORA.id]);
  expect(found({ types: ["cheer"] })).toEqual([CHEER.id]);
  expect(found({ marks: ["buzz", "limited"] })).toEqual([BUZZ.id, STAFF.id]);
  expect(found({ sets: ["U"] })).toEqual([STAFF.id]);
});

test("nothing found: the group without which most is found", () => {
  const filters = { ...NOTHING, text: "azki", colors: ["red"], types: ["debut", "2nd"] };
  expect(find(ALL, filters)).toEqual([]);
  expect(drop(ALL, filters)).toEqual({ group: "colors", count: 2 });
  expect(find(ALL, without(filters, "colors"))).toHaveLength(2);
  expect(drop(ALL, { ...NOTHING, text: "nobody", colors: ["red"] })).toBeNull();
});

test("sorted by what was asked, then by number", () => {
  const ids = (by: Parameters<typeof sorted>[1]): string[] => sorted([...ALL].reverse(), by, "en").map((card) => card.id);
  expect(ids("number")).toEqual(ALL.map((card) => card.id));
  expect(ids("hp").slice(0, 2)).toEqual([BUZZ.id, SECOND.id]);
  expect(ids("level").slice(0, 3)).toEqual([SORA.id, DEBUT.id, BUZZ.id]);
  expect(ids("name").slice(0, 3)).toEqual([DEBUT.id, SECOND.id, CHEER.id]);
});

test("a search fits into an address and back", () => {
  const filters: Filters = {
    text: "#歌 & more",
    colors: ["red", "blue"],
    kinds: ["main"],
    types: ["1st"],
    seasons: ["winter"],
    marks: ["buzz"],
    sets: ["hSD01"],
  };
  expect(fromQuery(new URLSearchParams(toQuery(filters, "hp")))).toEqual({ filters, sort: "hp" });
  expect(toQuery(NOTHING, "number")).toBe("");
  expect(fromQuery(new URLSearchParams("sort=evil"))).toEqual({ filters: NOTHING, sort: "number" });
});

const danmaku = (id: string, some: Partial<CardInfo>): CardInfo => ({ id, kind: "main", name: { en: id, ja: id }, names: [{ en: id, ja: id }], ...some });
const TABLE: readonly CardInfo[] = [
  danmaku("10", { types: [["reaction"], ["action", "healing"]], season: "winter", points: 2 }),
  danmaku("9", { types: [["action", "danmaku"]], season: "summer", points: 1 }),
  danmaku("3", { kind: "character", season: "spring" }),
  danmaku("2", { kind: "role", team: "partner" }),
];

test("cards of a shared deck are found by kind, by season, and by the types of either half", () => {
  const ids = (some: Partial<Filters>): string[] => find(TABLE, { ...NOTHING, ...some }).map((card) => card.id);
  expect(ids({ kinds: ["character", "role"] })).toEqual(["3", "2"]);
  expect(ids({ seasons: ["summer"] })).toEqual(["9"]);
  expect(ids({ types: ["healing"] })).toEqual(["10"]);
  expect(ids({ types: ["action"], seasons: ["winter", "spring"] })).toEqual(["10"]);
});

test("they are sorted by kind and number, by the seasons of the year, by points", () => {
  const ids = (by: Parameters<typeof sorted>[1]): string[] => sorted(TABLE, by, "en").map((card) => card.id);
  expect(ids("number")).toEqual(["9", "10", "3", "2"]);
  expect(ids("season")).toEqual(["3", "9", "10", "2"]);
  expect(ids("points").slice(0, 2)).toEqual(["10", "9"]);
  expect([sortsOf("danmaku").includes("hp"), sortsOf("hocg").includes("season")]).toEqual([false, false]);
});

test("equal names are told apart below the face", () => {
  expect(TABLE.map(caption)).toEqual(["Winter", "Summer", "Character", "Partner"]);
  expect(caption(SORA)).toBe("T-001");
});

test("filters are told in the words of their game", () => {
  const filters = { ...NOTHING, kinds: ["role"], types: ["dodge", "item"], seasons: ["winter"] };
  expect(asks(filters, "kinds", "danmaku")).toBe("Role");
  expect(asks(filters, "types", "danmaku")).toBe("Dodge or Item");
  expect(asks(filters, "seasons", "danmaku")).toBe("Winter");
  expect(asks({ ...NOTHING, types: ["debut"] }, "types", "hocg")).toBe("Debut");
});

test("related cards: same name by level, other kinds, cards that name it", () => {
  const groups = related(SECOND, ALL);
  expect(groups.get("lower")?.map((card) => card.id)).toEqual([DEBUT.id, BOTH.id]);
  expect(groups.get("named")?.map((card) => card.id)).toEqual([STAFF.id]);
  expect(groups.get("higher")).toBeUndefined();
  expect(related(DEBUT, ALL).get("higher")?.map((card) => card.id)).toEqual([SECOND.id, BOTH.id]);
  expect(related(SORA, ALL).get("other")?.map((card) => card.id)).toEqual([BUZZ.id, BOTH.id]);
  expect(related(CHEER, ALL).size).toBe(0);
});

test("arrow keys walk a grid by place", () => {
  const spots = [0, 1, 2, 3, 4].map((i) => ({ left: (i % 3) * 100, top: Math.floor(i / 3) * 150 }));
  expect(step(spots, 0, "ArrowRight")).toBe(1);
  expect(step(spots, 4, "ArrowRight")).toBe(4);
  expect(step(spots, 0, "ArrowLeft")).toBe(0);
  expect(step(spots, 1, "ArrowDown")).toBe(4);
  expect(step(spots, 2, "ArrowDown")).toBe(4);
  expect(step(spots, 4, "ArrowUp")).toBe(1);
  expect(step(spots, 1, "ArrowUp")).toBe(1);
  expect(step(spots, 1, "End")).toBe(4);
  expect(step(spots, 4, "Home")).toBe(0);
  expect(step(spots, 2, "x")).toBe(2);
});
