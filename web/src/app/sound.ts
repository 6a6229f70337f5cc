/** A few quiet sounds, made on the spot. They begin once the player has touched the page, and one switch silences them. */

import { settings } from "../settings/settings.svelte";

export const SOUNDS = ["card", "die", "hit", "life", "bell"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that glides and fades, or a breath of noise through a filter. */
interface Part {
  kind: "tone" | "noise";
  from: number; // Hz: of the tone, or of the middle of the filter
  to: number;
  seconds: number;
  volume: number;
  /** Seconds after the first part. */
  after?: number;
}

const PARTS: Record<Sound, readonly Part[]> = {
  card: [
    { kind: "noise", from: 2600, to: 900, seconds: 0.09, volume: 0.1 },
    { kind: "tone", from: 190, to: 120, seconds: 0.05, volume: 0.05, after: 0.05 },
  ],
  die: [0, 0.07, 0.13, 0.24].map((after, i) => ({ kind: "noise", from: 3200 - 300 * i, to: 1500, seconds: 0.035, volume: 0.13 - 0.02 * i, after })),
  hit: [
    { kind: "tone", from: 170, to: 48, seconds: 0.2, volume: 0.2 },
    { kind: "noise", from: 900, to: 200, seconds: 0.12, volume: 0.12 },
  ],
  life: [
    { kind: "tone", from: 392, to: 392, seconds: 0.3, volume: 0.06 },
    { kind: "tone", from: 311, to: 311, seconds: 0.55, volume: 0.07, after: 0.16 },
  ],
  bell: [
    { kind: "tone", from: 784, to: 784, seconds: 0.7, volume: 0.05 },
    { kind: "tone", from: 1175, to: 1175, seconds: 0.9, volume: 0.04, after: 0.11 },
    { kind: "tone", from: 2351, to: 2351, seconds: 0.4, volume: 0.01, after: 0.11 },
  ],
};

/** What is heard of several things that happened at once: the one that matters most. */
const RANK: readonly Sound[] = ["die", "life", "hit", "card"];
const HEARD: Record<string, Sound> = { roll: "die", face: "die", "flip coin": "die", life: "life", lose: "life", down: "life", defeat: "life", point: "life", damage: "hit", hit: "hit", combat: "hit" };

export function heard(kinds: readonly string[]): Sound | null {
  const found = new Set(kinds.map((kind) => HEARD[kind] ?? "card"));
  return RANK.find((each) => found.has(each)) ?? null;
}

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Before the first gesture a browser lets no page be heard. */
function awake(): boolean {
  return typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;
}

export function sound(name: Sound): void {
  if (!settings.sound || !awake()) return;
  audio ??= new AudioContext();
  for (const part of PARTS[name]) play(audio, part);
}

function play(context: AudioContext, part: Part): void {
  const start = context.currentTime + (part.after ?? 0);
  const end = start + part.seconds;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = part.kind === "tone" ? tone(context, part, start, end, gain) : breath(context, part, start, end, gain);
  gain.connect(context.destination);
  source.start(start);
  source.stop(end);
}

function tone(context: AudioContext, part: Part, start: number, end: number, to: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type: "sine", frequency: part.from });
  source.frequency.setValueAtTime(part.from, start);
  source.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(to);
  return source;
}

function breath(context: AudioContext, part: Part, start: number, end: number, to: AudioNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: (noise ??= hiss(context)), loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: part.from, Q: 0.9 });
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(filter).connect(to);
  return source;
}

/** Half a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
