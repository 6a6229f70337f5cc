/** What a player would give away by going on: the server's own options, in its own words. */

import type { Option, Question } from "../../../wire/types";
import { joined } from "../../../words/words";
import { w } from "../../../table/words";
import type { HocgPlay } from "./play.svelte";
import { h } from "./words";

/** Cards that are played from the hand are often kept on purpose. What has a risk costs something. */
const KEPT = ["pass", "play"];
const MOST = 3;

export function useful(question: Question): Option[] {
  return question.options.filter((option) => !KEPT.includes(option.verb) && !option.risk);
}

/** "Collab (AZKi, SorAZ), Bloom (Tokino Sora)": each act once, with what it is done with. */
export function stillPossible(play: HocgPlay, options: readonly Option[]): string {
  const acts = new Map<string, Set<string>>();
  for (const option of options) {
    const act = play.tell(option.label ?? option.words);
    const names = acts.get(act) ?? new Set<string>();
    acts.set(act, names.add(play.thingName(option.things?.[0] ?? "")));
  }
  return some([...acts].map(([act, names]) => h("actOf", { act, who: some([...names].filter(Boolean)) })));
}

function some(all: readonly string[]): string {
  const first = joined(all.slice(0, MOST));
  return all.length > MOST ? w("andMore", { what: first, n: all.length - MOST }) : first;
}
