import { expect, test } from "vitest";

import type { GlossaryTerm, Handbook } from "../wire/types";
import { pieces } from "./gloss";
import { answers } from "./handbook.svelte";

const BLOOM: GlossaryTerm = { term: { en: "bloom", ja: "ブルーム" }, also: ["blooms"], says: { en: "Grow.", ja: "育つ。" }, rule: "hocg:8.3.2" };
const SKILL: GlossaryTerm = { term: { en: "Oshi skill", ja: "推しスキル" }, says: { en: "A skill.", ja: "スキル。" }, rule: "hocg:8.5.1" };
const OSHI: GlossaryTerm = { term: { en: "Oshi", ja: "推し" }, says: { en: "The leader.", ja: "代表。" }, rule: "hocg:4.5" };
const BOOK: Handbook = { game: "hocg", glossary: [BLOOM, SKILL], questions: [{ words: ["win", "勝"], says: { en: "Life.", ja: "ライフ。" }, rules: ["hocg:1.2.1"] }] };

test("a term is found where it stands first, whatever its form, and the longest one wins", () => {
  const found = pieces("It blooms, and bloom again by an Oshi skill. Bloomless.", [OSHI, BLOOM, SKILL]);
  expect(found.filter((each) => each.term).map((each) => each.text)).toEqual(["blooms", "Oshi skill"]);
  expect(found.map((each) => each.text).join("")).toBe("It blooms, and bloom again by an Oshi skill. Bloomless.");
  expect(pieces("推しスキルでブルームする。", [OSHI, BLOOM, SKILL]).filter((each) => each.term).map((each) => each.term)).toEqual([SKILL, BLOOM]);
});

test("a name is found only where it is written as one, and no word inside another", () => {
  const lock: GlossaryTerm = { term: { en: "Lock", ja: "ロック" }, also: ["PL"], says: { en: "Turn it.", ja: "横にする。" }, rule: "vcard:4.4.2" };
  const words = (text: string): string[] => pieces(text, [lock, BLOOM]).flatMap((each) => (each.term ? [each.text] : []));
  expect(words("You may lock the door.")).toEqual([]);
  expect(words("Lock it, Bloom.")).toEqual(["Lock", "Bloom"]);
  expect(words("PL8, Locksmith")).toEqual(["PL"]);
  expect(words("ブロックする。ロックする。")).toEqual(["ロック"]);
  expect(words("ロックンロール")).toEqual([]);
  expect(words("BloomしてLockする")).toEqual(["Bloom", "Lock"]);
});

test("a question in everyday words finds its answer", () => {
  expect(answers("How do I win?", BOOK).map((each) => each.rules)).toEqual([["hocg:1.2.1"]]);
  expect(answers("when can I bloom", BOOK).map((each) => each.rules)).toEqual([["hocg:8.3.2"]]);
  expect(answers("どうすれば勝ちますか", BOOK)).toHaveLength(1);
  expect(answers("what is this", BOOK)).toEqual([]);
  expect(answers("ブルームレベルとは", BOOK)).toEqual([]);
  expect(answers("is blooming allowed", BOOK).map((each) => each.rules)).toEqual([["hocg:8.3.2"]]);
});
