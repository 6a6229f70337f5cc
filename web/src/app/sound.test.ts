import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import { heard, sound, SOUNDS } from "./sound";

const made: string[] = [];

/** Enough of a browser's audio to count what is played. */
class Node {
  gain = new Param();
  frequency = new Param();
  constructor(
    readonly context: unknown,
    readonly options: object = {},
  ) {}
  connect(to: unknown): unknown {
    return to;
  }
  start(): void {
    made.push(this.constructor.name);
  }
  stop(): void {}
}
class Param {
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Context {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
}
class Buffer {
  constructor(readonly options: { length: number }) {}
  getChannelData(): Float32Array {
    return new Float32Array(this.options.length);
  }
}

function gesture(been: boolean): void {
  vi.stubGlobal("navigator", { language: "en", userActivation: { hasBeenActive: been } });
}

beforeEach(() => {
  made.length = 0;
  change({ sound: true });
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"]) vi.stubGlobal(name, class extends Node {});
  vi.stubGlobal("AudioBuffer", Buffer);
});
afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("is silent until the player has touched the page, and when it is switched off", () => {
    gesture(false);
    sound("bell");
    gesture(true);
    change({ sound: false });
    sound("bell");
    expect(made).toEqual([]);
    change({ sound: true });
    sound("bell");
    expect(made).toHaveLength(3);
  });

  it("has something to be heard for each name", () => {
    gesture(true);
    for (const name of SOUNDS) {
      made.length = 0;
      sound(name);
      expect(made.length).toBeGreaterThan(0);
    }
  });

  it("of several events is that of the one that matters most", () => {
    expect([heard(["draw", "damage"]), heard(["damage", "down", "roll"]), heard(["damage", "life"]), heard(["phase"]), heard([])]).toEqual(["hit", "die", "life", "card", null]);
  });
});
