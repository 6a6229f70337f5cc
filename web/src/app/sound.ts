/** Three quiet sounds, made on the spot. Silent unless the player has switched sound on. */

import { settings } from "../settings/settings.svelte";

export type Sound = "card" | "coin" | "bell";

interface Tone {
  from: number; // Hz
  to: number;
  seconds: number;
  shape: OscillatorType;
  volume: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ from: 420, to: 180, seconds: 0.06, shape: "triangle", volume: 0.05 }],
  coin: [
    { from: 1400, to: 1400, seconds: 0.08, shape: "sine", volume: 0.04 },
    { from: 2100, to: 2100, seconds: 0.16, shape: "sine", volume: 0.03 },
  ],
  bell: [
    { from: 880, to: 880, seconds: 0.7, shape: "sine", volume: 0.06 },
    { from: 1760, to: 1760, seconds: 0.4, shape: "sine", volume: 0.02 },
  ],
};

let audio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const tone of TONES[name]) play(audio, tone);
}

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime;
  const end = start + tone.seconds;
  const source = new OscillatorNode(context, { type: tone.shape, frequency: tone.from });
  const gain = new GainNode(context, { gain: tone.volume });
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(end);
}
