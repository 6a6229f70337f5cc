/** What the prompt line says at any moment, and which buttons stand beside it. */

import type { Play } from "../play.svelte";
import { w } from "../words";

/** The question, or where the player is on the way to an answer. */
export function promptWords(play: Play): string {
  const { chooser, table } = play;
  const { question, held } = chooser;
  if (!question) return play.waitingWords();
  if (chooser.confirmingPass) return play.confirmPassWords();
  if (chooser.ready) return play.tell(chooser.ready.words ?? chooser.ready.label);
  if (held) {
    const card = play.thingName(held.thing);
    if (held.act === null) return w("chooseAct", { card });
    const act = play.tell(chooser.acts.find((each) => each.act === held.act)?.label);
    return w("actWith", { act, card });
  }
  return table.busy ? w("sending") : play.tell(question.words);
}
