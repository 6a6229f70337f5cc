/** Words in both languages, side by side: `const w = words({ watch: ["Watch", "観戦"] })`, then `w("watch")`. */

import { settings } from "../settings/settings.svelte";

export type Pair = readonly [en: string, ja: string];
export type Parts = Record<string, string | number>;

/** The sentence in the player's language, with {parts} filled in. Follows the language when it is switched. */
export function words<Key extends string>(table: Record<Key, Pair>): (key: Key, parts?: Parts) => string {
  return (key, parts) => fill(pair(table[key]), parts);
}

export function pair(both: Pair): string {
  return settings.lang === "ja" ? both[1] : both[0];
}

/** Words that came from the server. Until those of another language have come, what is there. */
export function say(both: { en: string; ja: string } | null | undefined): string {
  return both ? both[settings.lang] || both.en || both.ja : "";
}

export function fill(text: string, parts?: Parts): string {
  return parts ? text.replace(/\{(\w+)\}/g, (whole, name: string) => isolated(String(parts[name] ?? whole))) : text;
}

/** Parts of a phrase one after the other; empty ones are left out. */
export function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(pair([", ", "、"]));
}

export function colon(): string {
  return pair([": ", "："]);
}

/** "Incident: Great Fairy Wars" */
export function labelled(label: string, text: string | number): string {
  return `${label}${colon()}${text}`;
}

/** Whole sentences, each with its full stop. */
export function sentences(said: readonly string[]): string {
  const ended = said.filter(Boolean).map((each) => (/[.。!！?？…]$/.test(each) ? each : `${each}${pair([".", "。"])}`));
  return ended.join(pair([" ", ""]));
}

const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name written from right to left does not turn the sentence around it. */
export function isolated(text: string): string {
  return LEFTWARDS.test(text) ? `\u2068${text}\u2069` : text;
}
