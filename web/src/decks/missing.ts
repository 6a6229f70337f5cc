/** What becomes of the cards of a list that can't be played here yet. */

import type { Deck, MissingCard } from "../wire/types";

/** It stays in the list, it is left out, or the nearest card takes its place. */
export type Fate = "keep" | "out" | "near";
export type Fates = Readonly<Record<string, Fate>>;

export function allOf(missing: readonly MissingCard[], fate: Fate): Fates {
  return Object.fromEntries(missing.map((each) => [each.card, fate === "near" && !each.nearest ? "out" : fate]));
}

/** The deck as it is opened. Cards keep their places; copies of the nearest one add up. */
export function settled(deck: Deck, missing: readonly MissingCard[], fates: Fates): Deck {
  const near = new Map(missing.map((each) => [each.card, each.nearest ?? ""]));
  const piles = Object.fromEntries(
    Object.entries(deck.piles).map(([pile, cards]) => {
      const kept = new Map<string, number>();
      for (const [number, n] of Object.entries(cards)) {
        const fate = near.has(number) ? (fates[number] ?? "keep") : "keep";
        const next = fate === "near" ? (near.get(number) ?? "") : fate === "out" ? "" : number;
        if (next) kept.set(next, (kept.get(next) ?? 0) + n);
      }
      return [pile, Object.fromEntries(kept)];
    }),
  );
  return { ...deck, piles };
}
