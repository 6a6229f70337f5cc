/** What a screen reader is told without being asked. `LiveRegions.svelte` holds the two regions. */

import { untrack } from "svelte";

export type Manner = "polite" | "assertive";

interface Said {
  text: string;
  /** Counts what was said: the same sentence twice in a row is read twice. */
  n: number;
}

const spoken: Record<Manner, Said> = $state({ polite: { text: "", n: 0 }, assertive: { text: "", n: 0 } });

export function announce(text: string, manner: Manner = "polite"): void {
  if (!text) return;
  const n = untrack(() => spoken[manner].n) + 1;
  spoken[manner] = { text, n };
}

export function said(manner: Manner): Said {
  return spoken[manner];
}
