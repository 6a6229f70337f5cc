import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Foresights, type Wanted } from "./foresights";

function wanted(asked: number, ...options: number[]): Wanted {
  return { asked, options, things: [] };
}

describe("asking what options would do", () => {
  let sent: Wanted[];
  let live: boolean;
  let foresights: Foresights;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    live = true;
    foresights = new Foresights((each) => {
      if (live) sent.push(each);
      return live;
    });
  });

  afterEach(() => vi.useRealTimers());

  it("sends one at a time, and of those that wait only the newest", async () => {
    const [first, second, third] = [foresights.ask(wanted(1, 0)), foresights.ask(wanted(1, 1)), foresights.ask(wanted(1, 2))];
    expect(sent).toEqual([wanted(1, 0)]);
    foresights.answer({ type: "foreseen", asked: 1, options: [] });
    expect(sent).toEqual([wanted(1, 0), wanted(1, 2)]);
    foresights.answer({ type: "foreseen", asked: 1, options: [] });
    expect((await first)?.asked).toBe(1);
    expect(await second).toBeNull();
    expect((await third)?.asked).toBe(1);
  });

  it("takes no answer to another question", async () => {
    const first = foresights.ask(wanted(2, 0));
    foresights.answer({ type: "foreseen", asked: 1, options: [] });
    expect(await first).toBeNull();
  });

  it("does not wait for ever, and not for a line that is broken", async () => {
    const first = foresights.ask(wanted(1, 0));
    vi.advanceTimersByTime(60_000);
    expect(await first).toBeNull();
    live = false;
    expect(await foresights.ask(wanted(1, 0))).toBeNull();
  });

  it("gives up what is asked when the room is left", async () => {
    const both = [foresights.ask(wanted(1, 0)), foresights.ask(wanted(1, 1))];
    foresights.giveUp();
    expect(await Promise.all(both)).toEqual([null, null]);
  });
});
