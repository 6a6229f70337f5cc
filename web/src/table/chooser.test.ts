import { beforeEach, describe, expect, it } from "vitest";

import { change } from "../settings/settings.svelte";
import { Chooser } from "./chooser.svelte";
import { FakeTable, question } from "../test/tables.svelte";

const ART = { verb: "art", things: ["m1", "m9"], act: "art:a:0" };
const PASS = { verb: "pass" };

function chooser(table: FakeTable): Chooser {
  return new Chooser(table, {
    onBoard: (thing) => !thing.startsWith("q"),
    passNeedsConfirming: (asked) => asked.options.some((option) => option.verb === "art"),
    leads: (asked) => asked.prompt === "hocg:main",
    twice: (asked) => asked.prompt === "danmaku:reaction",
  });
}

let table: FakeTable;

beforeEach(() => {
  table = new FakeTable();
  change({ selectFirst: false, confirmEveryMove: false, askBeforeEndingTurn: true });
});

describe("answering", () => {
  it("marks what is possible, and steps back from it while something is held", () => {
    table.question = question({ options: [{ verb: "bloom", things: ["c1", "m1"], act: "bloom" }, { verb: "bloom", things: ["c1", "m2"], act: "bloom" }, { verb: "place", things: ["c2"], act: "place" }] });
    const c = chooser(table);
    expect(["c1", "c2", "m1", "m5"].map((thing) => c.stateOf(thing))).toEqual(["legal", "legal", "none", "none"]);
    c.press("c1");
    expect(["c1", "c2", "m1", "m5"].map((thing) => c.stateOf(thing))).toEqual(["selected", "lesser", "target", "none"]);
    c.press("m2");
    expect(table.chosen).toEqual([1]);
  });

  it("sends nothing while a message is on its way", () => {
    table.question = question({ options: [{ verb: "place", things: ["c2"], act: "place" }] });
    table.busy = true;
    chooser(table).press("c2");
    expect(table.chosen).toEqual([]);
  });

  it("asks once before attacks are given away", () => {
    table.question = question({ options: [ART, PASS], passing: 1 });
    const c = chooser(table);
    c.pass();
    expect([c.confirmingPass, table.chosen]).toEqual([true, []]);
    c.pass();
    expect([c.confirmingPass, table.chosen]).toEqual([false, [1]]);
  });

  it("asks before an answer in words that can't be taken back, and leads back from it", () => {
    table.question = question({ options: [{ verb: "trade", risk: { en: "ends your turn", ja: "" } }, { verb: "place", things: ["c2"], act: "place" }, PASS], passing: 2 });
    const c = chooser(table);
    c.offer(0);
    expect([c.ready?.verb, table.chosen]).toEqual(["trade", []]);
    c.cancel();
    expect(c.ready).toBeNull();
    c.offer(0);
    c.press("c2");
    expect([c.weighed, table.chosen]).toEqual([null, [1]]);
    c.offer(0);
    c.confirm();
    expect(table.chosen).toEqual([1, 0]);
  });

  it("does not ask when there is nothing to give away, or when the setting is off", () => {
    table.question = question({ options: [{ verb: "place", things: ["c2"] }, PASS], passing: 1 });
    chooser(table).pass();
    change({ askBeforeEndingTurn: false });
    table.question = question({ options: [ART, PASS], passing: 1 });
    chooser(table).pass();
    expect(table.chosen).toEqual([1, 1]);
  });
});

describe("picking", () => {
  it("sends nothing before Confirm, then everything at once", () => {
    table.question = question({ options: [], pick: { least: 1, most: 2, things: ["m1", "m2", "m3"] } });
    const c = chooser(table);
    c.press("m3");
    c.press("m1");
    expect([c.tray, c.chosen, table.picked, c.stateOf("m2")]).toEqual([false, ["m3", "m1"], [], "lesser"]);
    c.undoPick();
    expect(c.chosen).toEqual(["m3"]);
    c.press("m1");
    c.confirm();
    expect(table.picked).toEqual([["m1", "m3"]]);
  });

  it("cannot be confirmed with too few", () => {
    table.question = question({ options: [], pick: { least: 2, most: 2, things: ["m1", "m2"] } });
    const c = chooser(table);
    c.press("m1");
    c.confirm();
    expect(table.picked).toEqual([]);
  });

  it("of one thing on the table is one press; from a tray it is confirmed", () => {
    table.question = question({ options: [{ verb: "pick", things: ["m1"] }, { verb: "pick", things: ["m2"] }] });
    chooser(table).press("m2");
    expect(table.chosen).toEqual([1]);
    table.question = question({ options: [{ verb: "pick", things: ["q0"] }, { verb: "pick", things: ["q4"] }, { verb: "done" }], passing: 2 });
    const c = chooser(table);
    c.press("q4");
    expect([c.tray, table.chosen]).toEqual([true, [1]]);
    c.confirm();
    c.undoPick();
    c.confirm();
    expect(table.chosen).toEqual([1, 1, 2]);
  });

  it("starts anew with the next question", () => {
    table.question = question({ options: [], pick: { least: 1, most: 2, things: ["m1", "m2"] } });
    const c = chooser(table);
    c.renew();
    c.press("m1");
    c.renew();
    expect(c.chosen).toEqual(["m1"]);
    table.question = question({ asked: 2, options: [], pick: { least: 1, most: 2, things: ["m1", "m2"] } });
    c.renew();
    expect(c.chosen).toEqual([]);
  });
});

describe("passing on", () => {
  it("passes what asks out of turn and stops where the player leads", () => {
    table.question = question({ prompt: "hocg:replacement", options: [{ verb: "replace", n: 1 }, PASS], passing: 1 });
    const c = chooser(table);
    c.passOn();
    expect([table.chosen, c.passingOn]).toEqual([[1], true]);
    table.question = question({ options: [PASS], passing: 0 });
    const leading = chooser(table);
    leading.passOn();
    expect([table.chosen, leading.passingOn]).toEqual([[1], false]);
  });

  it("takes two steps where the game says so, and no third", () => {
    const options = [{ verb: "react", things: ["c1", "e0"], act: "react" }, { verb: "react", things: ["c2", "e0"], act: "react" }, { verb: "react", things: ["c2", "e1"], act: "react" }];
    table.question = question({ prompt: "danmaku:reaction", options });
    const c = chooser(table);
    c.press("c1");
    expect([c.ready?.things, table.chosen]).toEqual([["c1", "e0"], []]);
    c.confirm();
    expect(table.chosen).toEqual([0]);
    c.press("c2");
    c.press("e1");
    expect(table.chosen).toEqual([0, 2]);
  });
});

describe("selecting first", () => {
  const options = [
    { verb: "collab", things: ["m2"], act: "collab", label: { en: "Collab", ja: "コラボ" } },
    { verb: "place", things: ["c2"], act: "place", label: { en: "Place", ja: "置く" } },
    { verb: "bloom", things: ["c1", "m1"], act: "bloom", label: { en: "Bloom", ja: "ブルーム" } },
    { verb: "bloom", things: ["c1", "m2"], act: "bloom", label: { en: "Bloom", ja: "ブルーム" } },
  ];

  beforeEach(() => {
    change({ selectFirst: true });
    table.question = question({ options });
  });

  it("sends nothing by the first press, whatever was selected before", () => {
    const c = chooser(table);
    c.press("c2");
    expect([c.held?.thing, table.chosen]).toEqual(["c2", []]);
    c.press("m2");
    expect([c.held?.thing, table.chosen]).toEqual(["m2", []]);
    c.press("m2");
    expect([c.held, table.chosen]).toEqual([null, []]);
    c.press("m2");
    c.confirm();
    expect(table.chosen).toEqual([0]);
  });

  it("acts by the second press, on a target", () => {
    const c = chooser(table);
    c.press("c1");
    c.press("m2");
    expect(table.chosen).toEqual([3]);
  });

  it("tells what a thing would do in the words of its options", () => {
    const c = chooser(table);
    expect(c.verbs("m2").map((each) => each.label?.en)).toEqual(["Collab"]);
    expect(c.verbs("m5")).toEqual([]);
    c.press("c1");
    expect([c.verbs("c1").map((each) => each.label?.en), c.verbs("m2")]).toEqual([["Bloom"], []]);
  });

  it("of one of several waits for Confirm, unless it was named in words", () => {
    table.question = question({ options: [{ verb: "pick", things: ["m1"] }, { verb: "pick", things: ["m2"] }] });
    const c = chooser(table);
    c.press("m2");
    expect([c.chosen, table.chosen]).toEqual([["m2"], []]);
    c.press("m1");
    c.confirm();
    expect(table.chosen).toEqual([0]);
    chooser(table).press("m2", true);
    expect(table.chosen).toEqual([0, 1]);
  });
});
