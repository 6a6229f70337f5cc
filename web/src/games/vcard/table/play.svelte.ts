/** A player at a VCard table. */

import type { Now } from "../../../card/now";
import type { Board, CardNumber, Face, Handle, KeptAnswer, Option, Question, VCardView, VTuber } from "../../../wire/types";
import { Play, usePlayOf, type PassException, type Look } from "../../../table/play.svelte";
import type { Table } from "../../../table/table";
import { w } from "../../../table/words";
import { momentOf, type Moment } from "./combat";
import { exceptionsFor } from "./pass_exceptions";
import { boardOf, cardOf, carrier, entry, onBoard, seatOf, spotNamed, top, vtuberOf, walk, whereabouts } from "./places";
import { placeWords, tableSentences, type Naming } from "./sentences";
import { sizes } from "./sizes";
import { v } from "./words";

export interface PileOpen {
  seat: number;
  name: "deck" | "discard" | "hand";
}

/** The Power Level one looks into. */
export interface ValueOpen {
  thing: Handle;
  /** Opened by resting the pointer: it goes when the pointer leaves. */
  passing: boolean;
}

const MAIN = "vcard:main";
const PLACE = "vcard:place";
const WINDOW = "vcard:window";
const LAST_TURN = 6;
/** Where a card that names no target may be let go. */
const ZONES: Record<string, readonly string[]> = {
  mascot: ["mascot", "stage"],
  world: ["world", "stage"],
  boost: ["stage"],
  reply: ["stage"],
};

export class VCardPlay extends Play {
  sizes = $state.raw(sizes(1440, 852));
  pile = $state.raw<PileOpen | null>(null);
  value = $state.raw<ValueOpen | null>(null);
  /** The last combat, for as long as it can be looked at. */
  moment = $state.raw<Moment | null>(null);
  /** Is it on the stage now? */
  watching = $state(false);
  /** The round of the last combat that was noticed; -1: none yet, null: nothing was seen at all. */
  #noticed: number | null = null;

  readonly naming: Naming = { info: (card) => this.info(card), name: (seat) => this.name(seat), thing: (thing) => this.thingName(thing) };

  constructor(table: Table, mode: "play" | "watch" | "replay") {
    super(table, mode, "vcard");
  }

  get view(): VCardView | null {
    const { view } = this.table;
    return view?.game === "vcard" ? view : null;
  }

  get me(): Board | undefined {
    return this.view ? boardOf(this.view, this.table.near) : undefined;
  }

  get far(): Board | undefined {
    return this.view?.boards.find((board) => board.seat !== this.table.near);
  }

  /** The name of a seat where the viewer is spoken to. */
  called(seat: number): string {
    return seat === this.table.seat ? v("you") : this.name(seat);
  }

  vtuber(thing: Handle | null): VTuber | null {
    return thing && this.view ? (vtuberOf(this.view, thing) ?? null) : null;
  }

  /** The view has changed: a combat that was not there before is put on the stage. What was there when one came is not. */
  notice(): void {
    const { view } = this;
    if (!view) return;
    const now = momentOf(view);
    const round = now?.combat.round ?? -1;
    const fresh = now !== null && this.#noticed !== null && this.#noticed !== round;
    if (now) this.moment = now;
    else if (!this.watching || this.mode === "replay") this.moment = null;
    if (fresh) this.watching = true;
    else if (this.mode === "replay") this.watching = false;
    const takenBack = !now && view.round === this.#noticed;
    if (now || takenBack || this.mode === "replay" || this.#noticed === null) this.#noticed = round;
  }

  watchAgain(): void {
    this.value = null;
    this.watching = this.moment !== null;
  }

  override proceed(): boolean {
    if (!this.watching) return false;
    this.watching = false;
    if (!this.view?.combat) this.moment = null;
    return true;
  }

  override dismiss(): boolean {
    if (this.value) this.value = null;
    else return this.proceed();
    return true;
  }

  override openValue(thing: Handle): void {
    if (this.value?.thing === thing && !this.value.passing) this.value = null;
    else if (this.vtuber(thing)?.pl != null) this.value = { thing, passing: false };
    else this.openFull(thing);
  }

  card(thing: Handle): CardNumber | null {
    return this.view ? cardOf(this.view, thing, this.chooser.question?.shown ?? []) : null;
  }

  override thingName(thing: Handle): string {
    const { view } = this;
    const spot = spotNamed(thing);
    if (spot) {
      const place = placeWords(thing);
      return spot.seat === this.table.seat ? place : v("spotOf", { spot: place, who: this.name(spot.seat) });
    }
    const queued = view ? entry(view, thing) : undefined;
    if (queued) return queued.card ? this.cardName(queued.card.card) : v("trade");
    const vt = this.vtuber(thing);
    return vt && !top(vt) ? v("faceDown") : super.thingName(thing);
  }

  /** What is Locked stays Locked until after combat: a press only picks it up. */
  override press(thing: Handle, from: HTMLElement): void {
    const { chooser } = this;
    const options = (chooser.sources.get(thing) ?? []).map((i) => chooser.question?.options[i]?.verb);
    if (!chooser.held && chooser.free && options.length > 0 && options.every((verb) => verb === "lock")) {
      this.lookAt(thing);
      this.why = null;
      chooser.lift(thing);
    } else super.press(thing, from);
  }

  hand(): readonly (Face | null)[] {
    return this.me?.hand ?? [];
  }

  asksHand(question: Question): boolean {
    return [MAIN, PLACE, WINDOW].includes(question.prompt);
  }

  caption(thing: Handle): string {
    const { view } = this;
    if (!view) return "";
    const host = carrier(view, thing);
    if (host) return v("onVt", { card: this.thingName(host.id) });
    const spot = whereabouts(view).get(thing)?.spot ?? "";
    if (spot.endsWith(".discard")) return v("inDiscard");
    return spot.endsWith(".hand") ? v("inYourHand") : "";
  }

  spoken(): string {
    return this.view ? tableSentences(this.view, this.table.near, this.naming) : "";
  }

  zones(option: Option): readonly string[] {
    return ZONES[option.verb] ?? [];
  }

  confirmPassWords(): string {
    return v("lastTurn");
  }

  protected override pendingWords({ option, question }: KeptAnswer): string {
    const chosen = option == null ? undefined : question.options[option];
    return chosen ? v("answerPending", { what: this.tell(chosen.words ?? chosen.label) }) : v("picksPending");
  }

  protected override idleWords(asked: boolean): string {
    return asked && this.table.seat !== null && this.passing ? w("standingPasses") : super.idleWords(asked);
  }

  openSearch(): void {
    this.pile = { seat: this.table.near, name: "discard" };
  }

  /** Those of the VTuber it is the top card of. */
  override valuesOf = (look: Look): Now | undefined => {
    const vt = this.vtuber(look.thing);
    return vt?.pl != null && top(vt)?.card === look.card ? { pl: vt.pl } : undefined;
  };

  /** Shift and Space: pass until something happens to me, or ask me again. */
  override skip(): void {
    this.setPassing(this.passing === "hit" ? "" : "hit");
  }

  /** Is this player asked whether to answer? */
  get inWindow(): boolean {
    return this.chooser.question?.prompt === WINDOW;
  }

  /** Reinforcements in hand, and what is held already. */
  override get possibleExceptions(): readonly PassException[] {
    return exceptionsFor([...this.hand().map((face) => face?.card), ...this.passExceptions].map((number) => this.info(number)), this.cards.all);
  }

  /** The places on the Queue, from 1, of what is aimed at a thing. */
  aims(thing: Handle): number[] {
    return (this.view?.queue ?? []).flatMap((queued, i) => (queued.targets?.includes(thing) || queued.place === thing ? [i + 1] : []));
  }

  protected walk(): Handle[] {
    return this.view ? walk(this.view, this.table.near) : [];
  }

  protected seatOf(thing: Handle): number | null {
    return this.view ? seatOf(this.view, thing) : null;
  }

  protected onBoard(thing: Handle): boolean {
    return this.view !== null && onBoard(this.view, this.table.seat, thing);
  }

  protected usualLook(): Look | null {
    const queued = this.view?.queue?.at(-1);
    if (queued?.card) return { card: queued.card.card, thing: queued.id };
    const vt = this.me?.spots[0]?.vt;
    const face = vt ? top(vt) : null;
    return vt && face ? { card: face.card, thing: vt.id } : null;
  }

  /** Ending the last turn before combat although something could still be done. */
  protected passNeedsConfirming(question: Question): boolean {
    return this.leads(question) && this.view?.turn === LAST_TURN && question.options.some((option) => ["lock", "evolve", "boost"].includes(option.verb));
  }

  protected leads(question: Question): boolean {
    return question.prompt === MAIN || question.prompt === PLACE;
  }

  protected twice(question: Question): boolean {
    return question.prompt === WINDOW;
  }
}

export const useVCard = usePlayOf<VCardPlay>;
