import { expect, test } from "vitest";

import { ALL, BOTH, BUZZ, CHEER, DEBUT, SECOND, SORA, SPOT, STAFF } from "../../games/hocg/card/samples";
import { ADMIRAL_10, BRASA_8, CHEERS, GOBLIN, MARLO_8, MARLO_9, OPEN_STAGE, OTHER_MARLO, POOL_STAGE, SLOSHUA, UMBRELLA, VCARDS } from "../../games/vcard/samples";
import type { CardInfo } from "../../wire/types";
import { asks } from "./asking";
import { keptFrom, wholeLine } from "../../games/vcard/catalogue/line";
import { gameNamed, gameOf } from "../../games";
import type { Filters } from "../../games/client_game";
import { drop, find, fold, fromQuery, NOTHING, sorted, toQuery, without } from "./search";
import { step } from "./walk";

const relatedTo = (card: CardInfo, all: readonly CardInfo[]): [string, string[]][] =>
  (gameOf(card).catalogue?.related(card, all) ?? []).map(({ words, cards }) => [words[0], cards.map((each) => each.id)]);

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

test("how sure a card is can be asked for", () => {
  const cards: CardInfo[] = [{ ...SORA, status: "verified" }, { ...BUZZ, status: "implemented" }, SPOT];
  const sure = (...statuses: string[]): string[] => find(cards, { ...NOTHING, statuses }).map((card) => card.id);
  expect([sure("verified"), sure("implemented"), sure("verified", "implemented")]).toEqual([[SORA.id], [BUZZ.id], [SORA.id, BUZZ.id]]);
  expect(asks({ ...NOTHING, statuses: ["implemented"] }, "statuses", "hocg")).toBe("Implemented");
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
  const ids = (by: Parameters<typeof sorted>[1]): string[] => sorted([...ALL].reverse(), by, "hocg", "en").map((card) => card.id);
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
    effects: ["lock"],
    seasons: ["winter"],
    marks: ["buzz"],
    statuses: ["verified"],
    sets: ["hSD01"],
  };
  expect(fromQuery(new URLSearchParams(toQuery(filters, "hp")), gameNamed("hocg").catalogue?.sorts ?? [])).toEqual({ filters, sort: "hp" });
  expect(toQuery(NOTHING, "number")).toBe("");
  expect(fromQuery(new URLSearchParams("sort=evil"), gameNamed("hocg").catalogue?.sorts ?? [])).toEqual({ filters: NOTHING, sort: "number" });
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
  const ids = (by: Parameters<typeof sorted>[1]): string[] => sorted(TABLE, by, "danmaku", "en").map((card) => card.id);
  expect(ids("number")).toEqual(["9", "10", "3", "2"]);
  expect(ids("season")).toEqual(["3", "9", "10", "2"]);
  expect(ids("points").slice(0, 2)).toEqual(["10", "9"]);
});

test("equal names are told apart below the face", () => {
  expect(TABLE.map((card) => gameOf(card).catalogue?.caption(card))).toEqual(["Winter", "Summer", "Character", "Partner"]);
  expect(gameOf(SORA).catalogue?.caption(SORA)).toBe("T-001");
});

test("filters are told in the words of their game", () => {
  const filters = { ...NOTHING, kinds: ["role"], types: ["dodge", "item"], seasons: ["winter"] };
  expect(asks(filters, "kinds", "danmaku")).toBe("Role");
  expect(asks(filters, "types", "danmaku")).toBe("Dodge or Item");
  expect(asks(filters, "seasons", "danmaku")).toBe("Winter");
  expect(asks({ ...NOTHING, types: ["debut"] }, "types", "hocg")).toBe("Debut");
});

test("related cards: same name by level, other kinds, cards that name it", () => {
  expect(relatedTo(SECOND, ALL)).toEqual([
    ["Same name, lower level", [DEBUT.id, BOTH.id]],
    ["Cards that mention it", [STAFF.id]],
  ]);
  expect(relatedTo(DEBUT, ALL)).toContainEqual(["Same name, higher level", [SECOND.id, BOTH.id]]);
  expect(relatedTo(SORA, ALL)).toContainEqual(["Same name, other kinds", [BUZZ.id, BOTH.id]]);
  expect(relatedTo(CHEER, ALL)).toEqual([]);
});

test("VCard cards are found by element, stage, type, effect type, line and flavour", () => {
  const ids = (some: Partial<Filters>): string[] => find(VCARDS, { ...NOTHING, ...some }).map((card) => card.id);
  expect(ids({ colors: ["fire"] })).toEqual([BRASA_8.id]);
  expect(ids({ colors: ["neutral"] })).toEqual([OPEN_STAGE.id, CHEERS.id, GOBLIN.id, UMBRELLA.id]);
  expect(ids({ types: ["pl8"], colors: ["water"] })).toEqual([MARLO_8.id]);
  expect(ids({ types: ["pl10", "mascot"] })).toEqual([ADMIRAL_10.id, SLOSHUA.id]);
  expect(ids({ types: ["boost", "reinforcement"] })).toEqual([CHEERS.id, UMBRELLA.id]);
  expect(ids({ effects: ["lock", "echo"] })).toEqual([SLOSHUA.id, BRASA_8.id, OTHER_MARLO.id]);
  expect(ids({ effects: ["passive"], types: ["ally"] })).toEqual([GOBLIN.id]);
  expect(ids({ sets: ["S1"] })).toEqual([OTHER_MARLO.id]);
  expect(ids({ text: "marlo", types: ["mascot"] })).toEqual([SLOSHUA.id]);
  expect(ids({ text: "vibes" })).toEqual([MARLO_9.id]);
});

test("VCard cards are sorted by line, each with its Mascot after it, or by Power Level", () => {
  const ids = (by: Parameters<typeof sorted>[1]): string[] => sorted([...VCARDS].reverse(), by, "vcard", "en").map((card) => card.id);
  const lines = [BRASA_8, MARLO_8, MARLO_9, ADMIRAL_10, SLOSHUA, OTHER_MARLO, POOL_STAGE, OPEN_STAGE, CHEERS, GOBLIN, UMBRELLA];
  expect(ids("line")).toEqual(lines.map((card) => card.id));
  expect(ids("pl").slice(0, 3)).toEqual([ADMIRAL_10.id, MARLO_9.id, BRASA_8.id]);
});

test("VCard filters are told in its own words", () => {
  const filters = { ...NOTHING, colors: ["water", "neutral"], types: ["pl9", "ally"], effects: ["snap"], sets: ["S1", "XY"] };
  expect(asks(filters, "colors", "vcard")).toBe("Water or Neutral");
  expect(asks(filters, "types", "vcard")).toBe("PL9 or Ally");
  expect(asks(filters, "effects", "vcard")).toBe("Snap");
  expect(asks(filters, "sets", "vcard")).toBe("Set 1, Rising Stars or XY");
});

test("related VCard cards: the line and the pair, within their set", () => {
  const ids = (card: CardInfo): [string, string[]][] => relatedTo(card, VCARDS);
  expect(ids(MARLO_9)).toEqual([
    ["Same evolution line", [MARLO_8.id, ADMIRAL_10.id]],
    ["Its Mascot", [SLOSHUA.id]],
  ]);
  expect(ids(SLOSHUA)).toEqual([["Its VTuber", [MARLO_8.id, MARLO_9.id, ADMIRAL_10.id]]]);
  expect(ids(OTHER_MARLO)).toEqual([]);
  expect(ids(GOBLIN)).toEqual([]);
  expect(wholeLine(ADMIRAL_10, VCARDS)).toEqual([MARLO_8, MARLO_9, ADMIRAL_10, SLOSHUA]);
  expect(wholeLine(GOBLIN, VCARDS)).toEqual([GOBLIN]);
  expect([MARLO_8, MARLO_9, ADMIRAL_10, SLOSHUA].map((card) => keptFrom(card, [OTHER_MARLO, ...VCARDS])?.id)).toEqual([undefined, MARLO_8.id, MARLO_8.id, undefined]);
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
