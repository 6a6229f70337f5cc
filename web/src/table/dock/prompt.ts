/** What the prompt line says at any moment, and which buttons stand beside it. */

import type { Words } from "../../wire/types";
import { say } from "../../words/words";
import type { Play } from "../play.svelte";
import { w } from "../words";

/** The question, or where the player is on the way to an answer. */
export function promptWords(play: Play): string {
  const { chooser, table } = play;
  const { question, held } = chooser;
  if (!question) return waitingWords(play);
  if (chooser.doubting) return w("attacksLeft");
  if (held) {
    if (chooser.ready) return sentence(chooser.ready.words ?? chooser.ready.label ?? null);
    const card = play.cardName(play.card(held.thing));
    if (held.act === null) return w("chooseAct", { card });
    const act = say(chooser.acts.find((each) => each.act === held.act)?.label);
    return w("actWith", { act, card, n: chooser.targets.size });
  }
  return table.busy ? w("sending") : say(question.words);
}

function waitingWords(play: Play): string {
  const { view, seat } = play.table;
  if (!view) return w("settingStage");
  const asked = view.asked ?? [];
  const others = asked.filter((other) => other !== seat);
  if (play.table.busy && asked.includes(seat ?? -1)) return w("sending");
  if (others.length) return w("waitingFor", { who: others.map((other) => play.name(other)).join(", ") });
  if (asked.length === 0) return w("over");
  return seat === null ? w("watching") : w("sending");
}

function sentence(both: Words | null): string {
  const text = say(both);
  return text && !/[.。?]$/.test(text) ? `${text}` : text;
}
