import { describe, expect, it } from "vitest";

import { change } from "../../../settings/settings.svelte";
import { FakeTable, face, holomem, question, side, view } from "../../../test/tables.svelte";
import { HocgPlay } from "./play.svelte";
import { useful } from "./useful";

const label = (en: string, ja = en): { en: string; ja: string } => ({ en, ja });
const MAIN = question({
  options: [
    { verb: "collab", things: ["m2"], act: "collab", label: label("Collab", "コラボ") },
    { verb: "collab", things: ["m3"], act: "collab", label: label("Collab", "コラボ") },
    { verb: "baton", things: ["m1", "m2"], act: "baton", label: label("Baton pass"), risk: label("archive 1 cheer") },
    { verb: "play", things: ["c1"], act: "play", label: label("Use") },
    { verb: "pass", label: label("Go to Performance") },
  ],
  passing: 4,
});

function play(): HocgPlay {
  const table = new FakeTable();
  table.view = view([side(0, { stage: [holomem("m1", "center", [face("a", "sora")]), holomem("m2", "back", [face("b", "azki")]), holomem("m3", "back", [face("c", "irys")])] }), side(1)]);
  table.question = MAIN;
  return new HocgPlay(table, "play");
}

describe("ending a phase", () => {
  it("is asked about when something can still be done for nothing", () => {
    expect(useful(MAIN).map((option) => option.verb)).toEqual(["collab", "collab"]);
    expect(useful(question({ options: MAIN.options.slice(2), passing: 2 }))).toEqual([]);
  });

  it("says what, in the words of the options", () => {
    change({ lang: "en" });
    const p = play();
    expect(p.confirmPassWords()).toBe("Still possible: Collab (azki, irys). Go to the performance phase anyway?");
    change({ lang: "ja" });
    expect(p.confirmPassWords()).toBe("まだできること：コラボ（azki、irys）。このままパフォーマンスステップへ進みますか？");
    change({ lang: "en" });
  });
});
