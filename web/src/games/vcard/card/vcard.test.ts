import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { change } from "../../../settings/settings.svelte";
import { CARDS, info } from "../table/samples";
import type { CardInfo } from "../../../wire/types";
import CardFace from "../../../card/CardFace.svelte";
import { curtain } from "../../../card/curtain";
import { STAFF } from "../../hocg/card/samples";
import { sentence } from "../../../card/sentence";
import { element, ELEMENTS, elementOf } from "./elements";
import { crestName, effectOf, isVCard, typeOf } from "./kinds";
import { amountWords } from "./power";

const card = (id: string): CardInfo => {
  const found = info(id);
  if (!found) throw new Error(id);
  return found;
};
const said = (id: string, size: "small" | "table" | "full", more: object = {}): string => render(CardFace, { card: card(id), size, ...more }).container.textContent.replace(/\s+/g, " ");

beforeEach(() => change({ lang: "en" }));

describe("kinds", () => {
  it("tell cards of this game from those of others", () => {
    expect(CARDS.every(isVCard)).toBe(true);
    expect(isVCard(STAFF)).toBe(false);
    expect(typeOf({ ...STAFF, support: "mascot" })).toBeNull();
    expect(["nine-8", "choirbell", "claps", "goblin", "wind", "contract"].map((id) => typeOf(card(id)))).toEqual(["vtuber", "mascot", "world", "ally", "reinforcement", "boost"]);
  });

  it("of effects have a name and a glyph, or there is none", () => {
    expect(effectOf(card("marlo-8"))?.words.en).toBe("Snap");
    expect(effectOf(card("nine-9"))).toBeNull();
  });

  it("share one crest along a line, whatever the card is called", () => {
    expect(crestName({ ...card("nine-10"), name: { en: "Choirmaster Infinity", ja: "" } })).toBe(crestName(card("nine-8")));
    expect(crestName(card("choirbell"))).toBe("Choirbell");
  });
});

describe("elements", () => {
  it("are eight with different names and glyphs, and unknown ones are Neutral", () => {
    expect(new Set(ELEMENTS.map((name) => element(name).words.en)).size).toBe(8);
    expect(new Set(ELEMENTS.map((name) => element(name).words.ja)).size).toBe(8);
    expect(new Set(ELEMENTS.map((name) => element(name).glyph)).size).toBe(8);
    expect(element("plasma").name).toBe("neutral");
    expect(elementOf(card("goblin"))).toBe("neutral");
    expect(elementOf(card("marlo-8"))).toBe("water");
  });
});

it("the curtain opens as a VTuber evolves", () => {
  const drawn = ["nine-8", "nine-9", "nine-10"].map((id) => curtain(card(id)));
  expect(drawn[0]?.stage).toBe("");
  expect(new Set(drawn.map((each) => each.stage)).size).toBe(3);
});

describe("a face", () => {
  it("shows the Power Level as it is now, and says when that is not the printed one", () => {
    expect(said("nine-10", "small")).toContain("10");
    expect(said("nine-10", "small", { now: { pl: 16 } })).toContain("16");
    expect(said("nine-10", "full", { now: { pl: 16 } })).toContain("printed 10");
    expect(said("nine-10", "full")).not.toContain("printed");
  });

  it("in full says text, element and what it beats", () => {
    const full = said("nine-8", "full");
    for (const fact of ["PL8", "Lock", "+2 PL to this VT", "Divine", "beats", "Platinum", "nine-8"]) expect(full).toContain(fact);
  });

  it("lies down when Locked, with its words upright", () => {
    const { container } = render(CardFace, { card: card("nine-8"), size: "table", resting: true });
    expect(container.querySelector(".lying .locked .name")?.textContent.replace(/\s+/g, " ")).toBe("Choirmaster Nine");
  });

  it("of a Support names its type on the table", () => {
    expect([said("wind", "table"), said("goblin", "table"), said("claps", "table")].map((each) => each.trim().split(" ")[0])).toEqual(["Reinforcement", "Ally", "World"]);
  });
});

describe("a card in a sentence", () => {
  it("names type, element, Power Level and effect", () => {
    expect(sentence(card("nine-8"), { pl: 11 }, "en")).toBe("Choirmaster Nine, VTuber, Divine, PL 11, Lock");
    expect(sentence(card("nine-8"), undefined, "ja")).toBe("Choirmaster Nine、VTuber、神聖、PL8、Lock");
    expect(sentence(card("goblin"), undefined, "en")).toBe("Hype Goblin, Ally");
    expect(sentence(card("claps"), undefined, "en")).toBe("Cathedral of Claps, World, Divine, Passive");
  });
});

it("amounts have a sign, but for what is printed and for nothing", () => {
  expect([amountWords(10, "printed"), amountWords(2, "counter"), amountWords(-2, "burn"), amountWords(0, "world")]).toEqual(["10", "+2", "−2", "0"]);
});
