/** An answer on its way to the server. */

import type { Choose, KeptAnswer, PickAll, Question } from "../wire/types";

export type Answer = Choose | PickAll;

export function stillAsked(question: Question | null | undefined, sent: Answer): boolean {
  return question?.asked === sent.asked;
}

/** Is this another answer than the one the server keeps to the same question? */
export function changes(pending: KeptAnswer | null, sent: Answer): boolean {
  if (!stillAsked(pending?.question, sent)) return false;
  return sent.type === "choose" ? pending?.option !== sent.option : pending?.things?.join() !== sent.things.join();
}
