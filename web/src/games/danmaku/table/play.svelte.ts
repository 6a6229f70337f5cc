/** A player at a Danmaku!! table. */

import { given } from "../card/given";
import { typesOf } from "../card/types";
import { joined, say } from "../../../words/words";
import type { CardNumber, DanmakuView, Face, Handle, Line, Option, Played, Player, Question } from "../../../wire/types";
import { steady } from "../../../room/same";
import { Play, usePlayOf, type PassException, type Look } from "../../../table/play.svelte";
import type { Absence, Table } from "../../../table/table";
import { w } from "../../../table/words";
import { Notes } from "./notes.svelte";
import { exceptionsFor } from "./pass_exceptions";
import { cardOf, characterThing, entry, onBoard, playerAt, seatNamed, seatOf, walk } from "./places";
import { tableSentences } from "./sentences";
import { sizes } from "./sizes";
import { d } from "./words";

export type PileOpen = { name: "discard" } | { name: "incidents" } | { name: "collected" } | { name: "hand"; seat: number };

const MAIN = "danmaku:main step";
const REACTION = "danmaku:reaction";
/** A reaction cannot be taken back once everybody has answered, nor can a character. */
const TWICE = [REACTION, "danmaku:character"];

export class DanmakuPlay extends Play {
  sizes = $state.raw(sizes(1440, 852, 4));
  pile = $state.raw<PileOpen | null>(null);
  /** What this player suspects of the others. */
  readonly notes: Notes;

  /** Seats by the characters who sit there: those names are never the same. */
  readonly #names = $derived.by(steady(() => this.table.names.map((name, seat) => this.called(seat) || name)));

  constructor(table: Table, mode: "play" | "watch" | "replay") {
    super(table, mode, "danmaku");
    this.notes = new Notes(() => table.id);
  }

  get view(): DanmakuView | null {
    const { view } = this.table;
    return view?.game === "danmaku" ? view : null;
  }

  /** Who plays which character is told by the players' own names. */
  override namesIn = (line: Line): readonly string[] => (line.kind === "character" ? this.table.names : this.names);

  override get names(): readonly string[] {
    return this.#names;
  }

  /** The question that is open to this player, even if the answer is already kept. */
  get open(): Question | null {
    return this.chooser.question ?? this.table.pendingAnswer?.question ?? null;
  }

  /** Is this player asked for a reaction? */
  get inWindow(): boolean {
    return this.open?.prompt === REACTION;
  }

  get me(): Player | undefined {
    return this.view ? playerAt(this.view, this.table.near) : undefined;
  }

  /** What the character of a seat is called; nothing before all are shown. */
  called(seat: number): string {
    const character = this.info(this.view ? playerAt(this.view, seat)?.character : null);
    return character ? given(character) : "";
  }

  /** Is whoever plays a seat not here? Of the defeated nobody minds. */
  absence(seat: number): Absence {
    const active = this.view && (playerAt(this.view, seat)?.active ?? true);
    return active && this.mode !== "replay" ? (this.table.absences?.[seat] ?? "") : "";
  }

  absenceWords(seat: number): string {
    const absence = this.absence(seat);
    return absence && d(absence === "bot" ? "botPlays" : "away");
  }

  card(thing: Handle): CardNumber | null {
    return this.view ? cardOf(this.view, thing, this.chooser.question?.shown ?? []) : null;
  }

  override thingName(thing: Handle): string {
    const seat = seatNamed(thing);
    if (seat !== null && thing.startsWith("p")) return this.name(seat);
    const played = this.view ? entry(this.view, thing) : undefined;
    return played ? say(played.name) : super.thingName(thing);
  }

  hand(): readonly (Face | null)[] {
    return this.me?.hand ?? [];
  }

  asksHand(question: Question): boolean {
    return this.leads(question) || question.prompt === REACTION;
  }

  caption(thing: Handle): string {
    const owner = this.view ? seatOf(this.view, thing) : null;
    return owner === null || owner === this.table.seat || seatNamed(thing) !== null ? "" : this.name(owner);
  }

  spoken(): string {
    if (!this.view) return "";
    return tableSentences(this.view, this.table.near, (seat) => this.name(seat), (seat) => this.table.names[seat] ?? "", (card) => this.info(card));
  }

  zones(option: Option): readonly string[] {
    return (option.things?.length ?? 0) === 1 ? ["table"] : [];
  }

  confirmPassWords(): string {
    return d("playsLeft");
  }

  protected override idleWords(asked: boolean): string {
    const { view } = this;
    if (view?.window) return this.passing ? w("standingPasses") : w("everybodyMayReact");
    if (view?.step === "setup" || view?.step === "discard") return d("waitingOthers");
    return asked ? w("sending") : w("over");
  }

  get #foresees(): boolean {
    return (this.view?.foresight?.length ?? 0) > 0;
  }

  /** While something is being resolved, what will happen comes first; a card is shown if it is looked at. */
  override get railLook(): Look | null {
    return this.#foresees && this.look === null && this.chooser.held === null ? null : this.shownLook;
  }

  override get railBusy(): boolean {
    return this.#foresees;
  }

  openSearch(): void {
    this.pile = { name: "discard" };
  }

  /** Shift and Space: pass until something happens to me, or ask me again. */
  override skip(): void {
    this.setPassing(this.passing === "hit" ? "" : "hit");
  }

  /** Cards with a Reaction in hand, one's own character, and what is held already. */
  override get possibleExceptions(): readonly PassException[] {
    const numbers = [...this.hand().map((face) => face?.card), this.me?.character, ...this.passExceptions];
    return exceptionsFor(numbers.map((number) => this.info(number)), this.cards.all).map((ids) => ({ name: this.cardName(ids[0]), numbers: ids }));
  }

  /** Who does what to whom, below a card of the stack. */
  under(played: Played): string {
    const targets = (played.targets ?? []).map((seat) => this.name(seat));
    if (targets.length > 2) return d("attacksMany", { n: targets.length });
    if (targets.length) return d("attacks", { who: joined(targets) });
    if (played.payer !== played.you) return d("forWhom", { who: this.name(played.you) });
    return played.via ? d("by", { card: this.cardName(played.via) }) : "";
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
    const top = this.view?.stack?.at(-1);
    if (top) return { card: top.card, thing: top.id };
    return this.me?.character ? { card: this.me.character, thing: characterThing(this.me.seat) } : null;
  }

  /** Ending the main step with a Danmaku card still to fire. */
  protected passNeedsConfirming(question: Question): boolean {
    return this.leads(question) && question.options.some((option) => this.#fires(option));
  }

  #fires(option: Option): boolean {
    const card = this.info(this.card(option.things?.[0] ?? ""));
    return card !== null && typesOf(card).includes("danmaku");
  }

  protected leads(question: Question): boolean {
    return question.prompt === MAIN;
  }

  protected twice(question: Question): boolean {
    return TWICE.includes(question.prompt);
  }
}

export const useDanmaku = usePlayOf<DanmakuPlay>;
