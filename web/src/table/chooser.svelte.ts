/** The player's answer while it is being made. Nothing is sent before it is complete. */

import type { Handle, Option, Pick as Picking, Question } from "../wire/types";
import { settings } from "../settings/settings.svelte";
import * as options from "./options";
import * as picks from "./picks";
import type { Table } from "./table";

/** What a thing is to the open question. "lesser": possible, but something else is selected. */
export type ThingState = "none" | "legal" | "selected" | "target" | "chosen" | "lesser";

const MOST_BUTTONS = 6;
/** Verbs whose options are whole sentences: effects to put in order. */
const LONG = ["resolve", "replace"];

export class Chooser {
  held = $state.raw<options.Held | null>(null);
  chosen = $state.raw(options.NO_HANDLES);
  /** The player is asked to confirm a pass that gives something away. */
  confirmingPass = $state(false);
  /** An answer in words that can't be taken back: it waits to be confirmed. */
  weighed = $state.raw<number | null>(null);
  /** Pass whatever can be passed until it is the player's own turn to act. */
  passingOn = $state(false);
  #seen = -1;
  #confirmedPass = -1;

  readonly table: Table;
  /** Is this candidate of a pick visible on the table, so that it is picked there and not in a tray? */
  readonly onBoard: (thing: Handle) => boolean;
  /** Does the game want this pass confirmed? */
  readonly passNeedsConfirming: (question: Question) => boolean;
  /** Is it the player's own turn to act? Then nothing is passed automatically. */
  readonly leads: (question: Question) => boolean;
  /** Does every answer take two steps: a thing, then what it does? */
  readonly twice: (question: Question) => boolean;

  readonly question = $derived.by(() => this.table.question);
  readonly pick = $derived<Picking | null>(this.question ? (this.question.pick ?? options.single(this.question) ?? null) : null);
  readonly sources = $derived(this.question && !this.pick ? options.sources(this.question) : options.NOWHERE);
  readonly plain = $derived(this.question && !this.pick ? options.plain(this.question) : []);
  /** Are there answers in words that need lines of their own? */
  readonly long = $derived(this.plain.length > MOST_BUTTONS || this.plain.some((i) => LONG.includes(this.question?.options[i]?.verb ?? "")));
  readonly acts = $derived(this.question && this.held ? options.acts(this.question, this.held.thing) : []);
  readonly targets = $derived(this.question && this.held ? options.targets(this.question, this.held) : options.NOWHERE);
  readonly ready = $derived.by<Option | null>(() => {
    if (this.question && this.weighed !== null) return this.question.options[this.weighed] ?? null;
    if (!this.question || !this.held) return null;
    const left = options.ready(this.question, this.held);
    return left === null ? null : (this.question.options[left] ?? null);
  });
  /** Are faces laid out in a tray? Those to pick from, and those that were looked at where none of them can be picked. */
  readonly tray = $derived.by(() => {
    const { pick, question } = this;
    if (pick === null) return (question?.shown ?? []).length > 0 && question?.options.length === 1 && question.passing === 0;
    return pick.ordered === true || !pick.things.every((thing) => this.onBoard(thing));
  });
  readonly passing = $derived.by<Option | null>(() => {
    const at = this.question?.passing ?? null;
    return at === null || this.pick ? null : (this.question?.options[at] ?? null);
  });
  readonly enough = $derived(this.pick !== null && picks.enough(this.pick, this.chosen));

  constructor(table: Table, game: Pick<Chooser, "onBoard" | "passNeedsConfirming" | "leads" | "twice">) {
    this.table = table;
    this.onBoard = game.onBoard;
    this.passNeedsConfirming = game.passNeedsConfirming;
    this.leads = game.leads;
    this.twice = game.twice;
  }

  /** A new question: drop the unfinished answer. */
  renew(): void {
    const asked = this.question?.asked ?? -1;
    if (asked === this.#seen) return;
    this.#seen = asked;
    this.held = null;
    this.chosen = options.NO_HANDLES;
    this.confirmingPass = false;
    this.weighed = null;
    if (this.passingOn) this.#keepPassing();
  }

  passOn(): void {
    this.passingOn = !this.passingOn;
    if (this.passingOn) this.#keepPassing();
  }

  /** Only questions out of turn are passed: the player's own turn ends it. */
  #keepPassing(): void {
    const question = this.question;
    if (!question) return;
    if (this.leads(question)) this.passingOn = false;
    else if (question.passing != null && this.free) this.answer(question.passing);
  }

  get free(): boolean {
    return this.question !== null && !this.table.busy;
  }

  stateOf(thing: Handle): ThingState {
    if (!this.question) return "none";
    if (this.pick) {
      if (this.chosen.includes(thing)) return "chosen";
      if (!this.pick.things.includes(thing)) return "none";
      return picks.full(this.pick, this.chosen) && this.pick.most > 1 ? "lesser" : "legal";
    }
    if (this.held) {
      if (this.held.thing === thing || this.held.targets.includes(thing)) return "selected";
      if (this.targets.has(thing)) return "target";
      return this.sources.has(thing) ? "lesser" : "none";
    }
    return this.sources.has(thing) ? "legal" : "none";
  }

  /** What a thing can do, as far as a press on it leads there: the acts one would choose from. */
  verbs(thing: Handle): readonly options.Act[] {
    const { question, held } = this;
    if (!question || this.pick || (held && held.thing !== thing)) return [];
    const all = options.acts(question, thing);
    return held?.act ? all.filter((each) => each.act === held.act) : all;
  }

  /** Would a press on this thing do something? */
  can(thing: Handle): boolean {
    return this.stateOf(thing) !== "none";
  }

  /** `sure`: it was named in words or carried there, so where one thing is enough nothing has to be confirmed. */
  press(thing: Handle, sure = false): void {
    if (!this.question || !this.free) return;
    this.#settle();
    if (this.pick) this.#toggle(this.pick, thing, !this.#selects(this.question, sure));
    else this.#take(options.press(this.question, this.held, thing, settings.confirmEveryMove, this.#selects(this.question)));
  }

  /** Select a thing without sending anything, as a drag does. */
  lift(thing: Handle): void {
    if (!this.question || this.pick || !this.sources.has(thing)) return;
    this.#settle();
    const only = options.acts(this.question, thing);
    this.held = { thing, act: only.length === 1 ? (only[0]?.act ?? null) : null, targets: [] };
  }

  /** Send or hold the options a drop stands for. */
  drop(thing: Handle, found: readonly number[]): void {
    if (!this.question || !this.free) return;
    const [only] = found;
    if (found.length === 1 && only !== undefined) {
      const option = this.question.options[only];
      if (!option) return;
      const held = { thing, act: option.act || option.verb, targets: options.things(option).slice(1) };
      this.#take(settings.confirmEveryMove || option.risk || this.twice(this.question) ? { held, send: null } : { held: null, send: only });
    } else {
      this.held = { thing, act: null, targets: [] };
    }
  }

  choose(act: string): void {
    if (!this.question || !this.held || !this.free) return;
    this.#take(options.choose(this.question, this.held, act, settings.confirmEveryMove));
  }

  /** Pick a thing up for one of the things it can do. */
  start(thing: Handle, act: string): void {
    if (!this.question || !this.free) return;
    this.#settle();
    if (this.held?.thing === thing && this.held.act === act) this.held = null;
    else this.#take(options.choose(this.question, { thing, act: null, targets: [] }, act, this.#selects(this.question)));
  }

  /** Answer in words; what can't be taken back is confirmed first. */
  offer(option: number): void {
    if (this.free && this.question?.options[option]?.risk) this.weighed = option;
    else this.answer(option);
  }

  /** Answer at once with an option of the list. */
  answer(option: number): void {
    if (!this.free) return;
    this.held = null;
    this.weighed = null;
    this.table.choose(option);
  }

  confirm(): void {
    if (!this.question || !this.free) return;
    if (this.pick) {
      if (this.enough) this.#sendPick(this.pick, this.chosen);
      return;
    }
    if (this.weighed !== null) this.answer(this.weighed);
    if (!this.held) return;
    const left = options.ready(this.question, this.held);
    if (left !== null) this.answer(left);
  }

  cancel(): void {
    if (this.confirmingPass || this.weighed !== null) this.#settle();
    else if (this.question && this.held) this.held = options.stepBack(this.question, this.held);
    else this.chosen = [];
  }

  undoPick(thing: Handle | undefined = this.chosen.at(-1)): void {
    this.chosen = this.chosen.filter((other) => other !== thing);
  }

  move(thing: Handle, by: number): void {
    this.chosen = picks.move(this.chosen, thing, by);
  }

  /** Pass; asks once for confirmation when something would be given away. */
  pass(): void {
    const question = this.question;
    if (!question || !this.free || !this.passing || question.passing == null) return;
    if (!this.confirmingPass && this.#confirmedPass !== question.asked && settings.askBeforeEndingTurn && this.passNeedsConfirming(question)) {
      this.held = null;
      this.confirmingPass = true;
      this.#confirmedPass = question.asked;
      return;
    }
    this.confirmingPass = false;
    this.answer(question.passing);
  }

  /** Nothing waits to be confirmed any more. */
  #settle(): void {
    this.confirmingPass = false;
    this.weighed = null;
  }

  /** Does the first press on a thing only select it? */
  #selects(question: Question, sure = false): boolean {
    return (settings.selectFirst && !sure) || settings.confirmEveryMove || this.twice(question);
  }

  #take(step: options.Step): void {
    this.held = step.held;
    if (step.send !== null) this.table.choose(step.send);
  }

  #toggle(pick: Picking, thing: Handle, sure: boolean): void {
    const next = picks.toggle(pick, this.chosen, thing);
    if (sure && pick.most === 1 && !this.tray && next.length === 1) this.#sendPick(pick, next);
    else this.chosen = next;
  }

  #sendPick(pick: Picking, chosen: readonly Handle[]): void {
    const question = this.question;
    if (!question) return;
    if (question.pick) {
      this.table.pick(picks.sent(pick, chosen));
      return;
    }
    const [only] = chosen;
    const option = only === undefined ? (question.passing ?? -1) : question.options.findIndex((each) => each.verb === "pick" && options.things(each)[0] === only);
    if (option >= 0) this.answer(option);
  }
}
