/** Questions of "why not?" under way: each gets an answer, if only that there is none yet. */

import type { Because, Refusal, Words } from "../wire/types";

/** How long one may stay unanswered. */
const WITHIN = 8_000;

const NO_ANSWER: Words = {
  en: "The server hasn't answered yet. Try again in a moment.",
  ja: "サーバーがまだ応答していません。少し待ってからもう一度お試しください。",
};

interface Asking {
  thing: string;
  target: string;
  promise: Promise<Because>;
  answer: (because: Because) => void;
}

export class WhyQuestions {
  #open: Asking[] = [];
  #send: (thing: string, target: string) => void;

  constructor(send: (thing: string, target: string) => void) {
    this.#send = send;
  }

  /** Never fails: without an answer, that is the reason given. The same question asked twice is sent once. */
  ask(thing: string, target: string): Promise<Because> {
    const same = this.#open.find((asking) => asking.thing === thing && asking.target === target);
    if (same) return same.promise;
    let resolve: (because: Because) => void = () => undefined;
    const promise = new Promise<Because>((settle) => (resolve = settle));
    const late = setTimeout(() => asking.answer(unanswered(asking)), WITHIN);
    const asking: Asking = {
      thing,
      target,
      promise,
      answer: (because) => {
        clearTimeout(late);
        this.#open = this.#open.filter((other) => other !== asking);
        resolve(because);
      },
    };
    this.#open.push(asking);
    this.#send(thing, target);
    return promise;
  }

  answer(because: Because): void {
    this.#open.find((asking) => asking.thing === because.thing && asking.target === (because.target ?? ""))?.answer(because);
  }

  /** The server refused the oldest one; false: none is open. */
  refuse(why: Refusal): boolean {
    const [asking] = this.#open;
    asking?.answer({ ...unanswered(asking), reasons: [{ what: [], why }] });
    return asking !== undefined;
  }

  /** The line broke: what was asked is asked again. */
  sendAgain(): void {
    for (const { thing, target } of this.#open) this.#send(thing, target);
  }

  /** The room is left. */
  giveUp(): void {
    for (const asking of [...this.#open]) asking.answer(unanswered(asking));
  }
}

function unanswered({ thing, target }: Asking): Because {
  return { type: "because", thing, target, reasons: [{ what: [], why: { words: NO_ANSWER } }] };
}
