import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Line, View } from "../../wire/types";
import type { Play } from "../play.svelte";
import { Motion, type Moves } from "./motion";
import { NO_PLAN, quiet, type Plan } from "./plan";

const view = (turn: number): View => ({ game: "hocg", turn }) as View;
const line = (n: number): Line => ({ n, kind: "roll", seat: 0, more: [3], words: { en: "A 3.", ja: "3。" } });
const root = document.createElement("div");
const card = document.createElement("div");
const layer = document.createElement("div");
const play = { just: new Set<string>(), sizes: { rail: 0 } } as unknown as Play;
const plan = vi.fn<Moves["plan"]>();
const measured = vi.spyOn(card, "getBoundingClientRect");
let motion: Motion;

beforeEach(() => {
  root.innerHTML = '<div class="board"></div>';
  card.dataset["thing"] = "m1";
  root.firstElementChild?.append(card);
  plan.mockReset().mockReturnValue(NO_PLAN);
  measured.mockClear();
  motion = new Motion(play, { plan, hidden: () => false, middle: () => 0 }, () => root, () => layer);
  motion.before(view(1), [line(1)]);
  motion.after();
});

function shown(now: View, lines: readonly Line[]): void {
  motion.before(now, lines);
  motion.after();
}

describe("what moves", () => {
  it("is asked of every event, even if nothing lies elsewhere after it", () => {
    const same = view(2);
    shown(same, [line(1)]);
    shown(same, [line(1), line(2)]);
    expect(plan.mock.calls.map(([, , lines]) => lines.map(({ n }) => n))).toEqual([[], [2]]);
    shown(same, [line(1), line(2)]);
    expect(plan).toHaveBeenCalledTimes(2);
  });

  it("costs no layout where nothing does", () => {
    shown(view(2), [line(1)]);
    expect(measured).not.toHaveBeenCalled();
    card.animate = vi.fn<Element["animate"]>().mockReturnValue({ finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation);
    plan.mockReturnValue({ ...NO_PLAN, turned: ["m1"] });
    shown(view(3), [line(1)]);
    expect(measured).toHaveBeenCalledTimes(2);
  });

  it.each<Partial<Plan>>([{ gone: [{ mem: "m1", to: "" }] }, { turned: ["m1"] }, { hurt: [{ mem: "m1", amount: 10 }] }, { dice: [3] }, { light: true }, { beams: [{ from: "a", to: "b" }] }])("is something: %j", (some) => {
    expect(quiet({ ...NO_PLAN, ...some })).toBe(false);
    expect(quiet({ ...NO_PLAN, just: ["m1"] })).toBe(true);
  });
});
