import { expect, test } from "vitest";

import { SECOND, STAFF } from "../../games/hocg/card/samples";
import { CHEERS, MARLO_8 } from "../../games/vcard/samples";
import type { RuleInfo } from "../../wire/types";
import { Book, cited, numberOf, ruleHref, saysOf, titleOf } from "./book";
import { keywords } from "../../games/vcard/catalogue/keywords";
import { mentions } from "./mentions";

const rule = (id: string, en: string, ja = en, under = ""): RuleInfo => ({ id: `hocg:${id}`, title: `Title ${id}`, title_ja: `題 ${id}`, says: { en, ja }, chapter: id.split(".")[0] ?? "", under });

const RULES = [
  rule("8", "Main phase"),
  rule("8.3", "Bloom"),
  rule("8.3.3", "See 8.3 and R-02, not 9.9.", "8.3とR-02を参照。"),
  rule("8.3.3.a", "Same name"),
  rule("8.4", "Collab"),
  rule("9.1/ash", "Ash"),
  rule("9.1/ash/1", "More ash"),
  rule("9.2", "Elsewhere", "別", "hocg:8.3"),
];
const RULING = { id: "R-02", title: { en: "Equal HP of AZKi", ja: "Equal HP of AZKi" }, says: { en: "Refused by 8.3.3.a.", ja: "Refused by 8.3.3.a." }, rules: ["hocg:8.3.3"] };
const BOOK = new Book("hocg", RULES, [{ id: "8", title: { en: "Main phase actions", ja: "メイン" } }], [RULING]);

test("a rule is found by its number and by its full id", () => {
  expect(BOOK.rule("8.3.3")?.id).toBe("hocg:8.3.3");
  expect(BOOK.rule("hocg:8.3.3")?.id).toBe("hocg:8.3.3");
  expect(BOOK.rule("8.3.9")).toBeUndefined();
  expect(numberOf("hocg:8.3.3")).toBe("8.3.3");
  expect(ruleHref("vcard", "vcard:8.1/ash")).toBe("/rules/vcard/8.1/ash");
});

test("what stands above, below and beside", () => {
  const id = (some: readonly RuleInfo[]): string[] => some.map((each) => numberOf(each.id));
  expect(id(BOOK.above(RULES[3] as RuleInfo))).toEqual(["8", "8.3", "8.3.3"]);
  expect(id(BOOK.below(RULES[1] as RuleInfo))).toEqual(["8.3.3", "9.2"]);
  expect(id(BOOK.above(RULES[6] as RuleInfo))).toEqual(["9.1/ash"]);
  expect(BOOK.beside(RULES[0] as RuleInfo, -1)).toBeUndefined();
  expect(BOOK.beside(RULES[0] as RuleInfo, 1)?.id).toBe("hocg:8.3");
  expect(BOOK.beside(RULES[7] as RuleInfo, 1)).toBeUndefined();
});

test("rules and rulings that are named become links, others stay text", () => {
  expect(cited(RULES[2]?.says.en ?? "", BOOK)).toEqual([
    { kind: "text", text: "See " },
    { kind: "rule", text: "8.3", id: "8.3" },
    { kind: "text", text: " and " },
    { kind: "ruling", text: "R-02", id: "R-02" },
    { kind: "text", text: ", not 9.9." },
  ]);
  expect(cited("<a href=x>1.5 cards</a> hocg:8.4", BOOK)).toEqual([
    { kind: "text", text: "<a href=x>1.5 cards</a> " },
    { kind: "rule", text: "hocg:8.4", id: "8.4" },
  ]);
  expect(cited("8.3.3.a", BOOK)).toEqual([{ kind: "rule", text: "8.3.3.a", id: "8.3.3.a" }]);
  expect(cited("8.3とR-02", BOOK).map((part) => part.kind)).toEqual(["rule", "text", "ruling"]);
});

test("search by words, in either language, under chapters", () => {
  expect(BOOK.find("").map((chapter) => chapter.title.en)).toEqual(["Main phase actions", "9"]);
  expect(BOOK.find("same").flatMap((chapter) => chapter.rules.map((each) => each.id))).toEqual(["hocg:8.3.3.a"]);
  expect(BOOK.find("参照").flatMap((chapter) => chapter.rules)).toHaveLength(1);
  expect(BOOK.find("8.4").flatMap((chapter) => chapter.rules)).toHaveLength(1);
  expect(BOOK.find("nowhere")).toEqual([]);
  expect(BOOK.findRulings("equal")).toEqual([RULING]);
  expect(BOOK.findRulings("unequal")).toEqual([]);
});

test("English where there is no Japanese, and marked as English", () => {
  expect(saysOf(RULING.says, "ja")).toEqual({ text: "Refused by 8.3.3.a.", lang: "en" });
  expect(saysOf({ en: "a", ja: "" }, "ja")).toEqual({ text: "a", lang: "en" });
  expect(saysOf({ en: "a", ja: "あ" }, "ja")).toEqual({ text: "あ", lang: "ja" });
  expect(titleOf({ ...(RULES[0] as RuleInfo), title_ja: "" }, "ja")).toBe("Title 8");
  expect(titleOf(RULES[0] as RuleInfo, "ja")).toBe("題 8");
});

test("rulings and scenarios that name a card", () => {
  const scenario = { id: "S-1", title: { en: "AZKis are others", ja: "" }, rules: ["hocg:8.3"], steps: [`A: play ${STAFF.id}`] };
  expect(mentions(SECOND, [RULING], [scenario])).toEqual({ rulings: [RULING], scenarios: [] });
  expect(mentions(STAFF, [RULING], [scenario]).scenarios).toEqual([scenario]);
});

test("the keywords of a card, in whatever form, but not as common words or inside of others", () => {
  const named = (title: string, id = title.toLowerCase()): RuleInfo => ({ ...rule("8", ""), id: `vcard:8.1.0.1/${id}`, title });
  const all = [named("Feed"), named("Bolster"), named("Chain"), named("Chain", "chain/1"), named("Ash"), { ...named("Draw"), id: "vcard:8.2.1" }];
  const text = { en: "After it Feeds, Bolster a VT. Draw 1 by a chain of Ashes.", ja: "" };
  const card = { ...CHEERS, abilities: [{ kind: "text", label: { en: "", ja: "" }, text }] };
  expect(keywords(card, all).map((each) => each.title)).toEqual(["Feed", "Bolster"]);
  expect(keywords(MARLO_8, all)).toEqual([]);
});
