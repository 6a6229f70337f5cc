import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { change } from "../../../settings/settings.svelte";
import { CARDS, info } from "../table/fixture";
import type { CardInfo } from "../../../wire/types";
import CardFace from "../../../card/CardFace.svelte";
import { sentence } from "../../../card/sentence";
import { bullets, tint } from "./bullets";
import { given } from "./given";
import { glyphOf, mainGlyph, typesOf } from "./types";

const card = (id: string): CardInfo => {
  const found = info(id);
  if (!found) throw new Error(id);
  return found;
};

beforeEach(() => change({ lang: "en" }));

describe("what is made from a name", () => {
  it("is the same every time and differs between names", () => {
    expect(bullets("Shoot")).toEqual(bullets("Shoot"));
    expect(bullets("Shoot")).not.toEqual(bullets("Graze"));
    expect(new Set(["Cirno", "Hakurei Reimu", "Izayoi Sakuya", "Kirisame Marisa", "Remilia Scarlet"].map(tint)).size).toBe(5);
  });

  it("stays on its field", () => {
    for (const { x, y } of bullets("Bomb")) expect(x > -4 && x < 104 && y > -4 && y < 66).toBe(true);
  });
});

describe("types", () => {
  it("stand for a card by the one that tells most", () => {
    expect(typesOf(card("bomb"))).toEqual(["invocation", "reaction"]);
    expect(CARDS.slice(0, 5).map(mainGlyph)).toEqual(["dodge", "dodge", "invocation", "bullets", "powerup"]);
    expect([mainGlyph(card("wars")), mainGlyph(card("boss"))]).toEqual(["incident", "stageBoss"]);
    expect(glyphOf([])).toBe("spell");
  });
});

describe("a face", () => {
  it("says name, points and types on the table, and everything in full", () => {
    const table = render(CardFace, { card: card("shoot"), size: "table" }).container;
    expect(table.textContent).toContain("Shoot");
    expect(table.textContent).toContain("Action");
    expect(table.textContent).toContain("Danmaku");
    const full = render(CardFace, { card: card("bomb"), size: "full" }).container;
    expect(full.textContent).toContain("Winter");
    expect(full.textContent).toContain("ボム");
  });

  it("of a role names its team and goal", () => {
    const { container } = render(CardFace, { card: card("boss"), size: "full" });
    expect(container.textContent).toContain("Stage Boss");
    expect(container.textContent).toContain("The Heroine falls.");
  });

  it("is told in a sentence", () => {
    expect(sentence(card("shoot"), undefined, "en")).toBe("Shoot, Action, Danmaku, summer");
    expect(sentence(card("shoot"), undefined, "ja")).toBe("ショット、アクション、弾幕、夏");
    expect(sentence(card("cirno"), undefined, "en")).toBe("Cirno, Character, spring");
  });
});

it("a character goes by her shorter name where there is one", () => {
  expect(given(card("reimu"))).toBe("Reimu");
  expect(given({ ...card("reimu"), names: [card("reimu").name] })).toBe("Hakurei Reimu");
});
