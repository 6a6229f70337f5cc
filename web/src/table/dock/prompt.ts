/** What the prompt line says at any moment, and which buttons stand beside it. */

import type { Words } from "../../wire/types";
import { say } from "../../words/words";
import type { Play } from "../play.svelte";
import { w } from "../words";

/** The question, or where the player is on the way to an answer. */
export function promptWords(play: Play): string {
  const { chooser, table } = play;
  const { question, held } = chooser;
  if (!question) return play.waitingWords();
  if (chooser.doubting) return play.doubtWords();
  if (held) {
    if (chooser.ready) return sentence(chooser.ready.words ?? chooser.ready.label ?? null);
    const card = play.thingName(held.thing);
    if (held.act === null) return w("chooseAct", { card });
    const act = say(chooser.acts.find((each) => each.act === held.act)?.label);
    return w("actWith", { act, card, n: chooser.targets.size });
  }
  return table.busy ? w("sending") : say(question.words);
}

function sentence(both: Words | null): string {
  const text = say(both);
  return text && !/[.。?]$/.test(text) ? `${text}` : text;
}
