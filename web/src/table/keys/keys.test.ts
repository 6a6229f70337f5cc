import { beforeEach, describe, expect, it } from "vitest";

import { COMMANDS, command, handKeys, keyName, keys, pressed, rebind, usualKeys } from "./map.svelte";
import { nearest } from "./neighbour";

beforeEach(() => {
  localStorage.clear();
  usualKeys();
});

const key = (name: string, shiftKey = false): { key: string; shiftKey: boolean } => ({ key: name, shiftKey });

describe("the keys", () => {
  it("give every command one of its own", () => {
    expect(new Set(COMMANDS.map((each) => keys[each])).size).toBe(COMMANDS.length);
  });

  it("are found by what is pressed", () => {
    expect([command(key(" ")), command(key(" ", true)), command(key("J", true)), command(key("j")), command(key("?", true)), command(key("x"))]).toEqual(["pass", "skip", "journal", "repeat", "help", null]);
    expect(pressed(key("A"))).toBe("a");
  });

  it("can be changed, but never to one that is taken, and are kept", () => {
    expect(rebind("pass", "n")).toBeNull();
    expect([command(key("n")), command(key(" "))]).toEqual(["pass", null]);
    expect(rebind("why", "n")).toBe("pass");
    expect(keys.why).toBe("y");
    expect(JSON.parse(localStorage.getItem("kaimaku.keys") ?? "{}")).toMatchObject({ pass: "n" });
  });

  it("for the hand leave out what a command uses", () => {
    expect(handKeys().slice(0, 7)).toEqual(["Q", "W", "E", "R", "T", "O", "P"]);
    rebind("why", "w");
    expect(handKeys().slice(0, 3)).toEqual(["Q", "E", "R"]);
  });

  it("are written short", () => {
    expect([keyName("Escape"), keyName("Shift+Space"), keyName("z"), keyName("+")]).toEqual(["Esc", "Shift Space", "Z", "+"]);
  });
});

const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({ left, top, right: left + 10, bottom: top + 10 });

describe("walking", () => {
  it("goes to the nearest in that direction, straight ahead first", () => {
    const others = [box(100, 0), box(50, 40), box(0, 100), box(-50, 0)];
    expect([nearest(box(0, 0), others, "right"), nearest(box(0, 0), others, "down"), nearest(box(0, 0), others, "left"), nearest(box(0, 0), others, "up")]).toEqual([0, 2, 3, -1]);
  });
});
