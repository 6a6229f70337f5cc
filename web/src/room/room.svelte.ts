/** A room as this browser sees it: everything shown about it comes from here, everything done at it goes through here. */

import { announce } from "../app/Live.svelte";
import { plain } from "../card/text";
import { settings, still } from "../settings/settings.svelte";
import type { Absence, Advice, Table, WindowNow } from "../table/table";
import type {
  Because,
  Coaching,
  DeckChoice,
  Fault,
  Foreseen,
  FromClient,
  FromServer,
  KeptAnswer,
  Line,
  Option,
  Question,
  Refusal,
  RoomInfo,
  SeatInfo,
  AutoPass,
  Update,
  View,
  Welcome,
  Words,
} from "../wire/types";
import { say } from "../words/words";
import { changes, stillAsked, type Answer } from "./answer";
import { Clocks } from "./clocks.svelte";
import { Connection, socketAddress, type LineState } from "./connection.svelte";
import { Foresights } from "./foresights";
import { Hints } from "./hints.svelte";
import { OpenOffer } from "./offer.svelte";
import { UpdateQueue } from "./queue";
import { Reading } from "./reading.svelte";
import { Requests } from "./requests";
import { same, steady } from "./same";
import { moved, seatAt } from "./seats.svelte";
import { Talk } from "./talk.svelte";
import { mutingAt } from "./muted.svelte";
import { absences, bots, botsTakeOver, leftToBots, nameOf } from "./who";
import { WhyQuestions } from "./why";
import { AnswerWindow } from "./window.svelte";

/** The time to react where the room's options do not name it. */
const USUAL_WINDOW = 20;

export class Room extends Requests implements Table<View> {
  readonly code: string;
  /** A journal of everything this seat may know, as far as it has been shown. */
  lines = $state.raw<readonly Line[]>([]);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  /** My answer to a question that others are asked too. */
  pendingAnswer = $state.raw<KeptAnswer | null>(null);
  asides = $state.raw<readonly Option[]>([]);
  standing = $state.raw<AutoPass | null>(null);
  undo = $state<"free" | "ask" | "no">("no");
  seat = $state<number | null>(null);
  info = $state.raw<RoomInfo | null>(null);
  /** How the game ended, in words for this player. */
  verdict = $state.raw<Words | null>(null);
  /** In a lesson, what its coach says. */
  coach = $state.raw<Coaching | null>(null);
  /** Why the last thing was not done; stays until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** The last reason the table gave, asked for or not. */
  explained = $state.raw<Refusal | null>(null);
  /** The server said something failed, or that we cannot stay. */
  fault = $state.raw<Fault | null>(null);
  #sent = $state.raw<Answer | null>(null);
  #waiting = $state(0);
  /** Show everything at once until this player is asked. */
  #hurried = false;
  #connection: Connection;
  #queue: UpdateQueue;
  #clocks = new Clocks();
  #window = new AnswerWindow();
  #whys = new WhyQuestions((thing, target) => this.send({ type: "why", thing, target }));
  #foresights = new Foresights(({ asked, options, things }) => this.send({ type: "foresee", asked, options: [...options], things: [...things] }));
  readonly hints = new Hints(() => this.send({ type: "hint" }));
  /** What is said in a puzzle, or as a hint. */
  advice = $state.raw<Advice | null>(null);
  #offer = new OpenOffer();
  readonly reading: Reading;
  readonly #muting = mutingAt(this);
  readonly talk = new Talk(
    (message) => this.send(message),
    (seat) => this.nameOf(seat),
    () => this.seat,
    this.#muting,
  );
  readonly #names = $derived.by(steady(() => this.info?.seats.map((seat) => this.nameOf(seat.seat)) ?? []));
  readonly #bots = $derived.by(steady(() => bots(this.info)));
  readonly #absences = $derived.by(steady(() => absences(this.info)));
  #game = 0;
  /** The language in which the server tells us things; another one is asked for when it is switched. */
  #lang = settings.lang;
  readonly #unwatch = $effect.root(() => {
    $effect(() => {
      if (settings.lang !== this.#lang && this.send({ type: "speak", lang: settings.lang })) this.#lang = settings.lang;
    });
  });

  constructor(code: string) {
    super();
    this.code = code;
    this.reading = new Reading(code);
    this.#queue = new UpdateQueue({ show: (update) => this.#show(update), pace: () => settings.pace, still: () => this.#hurried || still() || document.hidden });
    document.addEventListener("visibilitychange", this.#leaving);
    addEventListener("pagehide", this.#leaving);
    this.#connection = new Connection(socketAddress(code), {
      hello: () => ({ type: "hello", token: seatAt(code)?.token ?? "", seen: this.reading.comeIn(this.#lastShown), lang: (this.#lang = settings.lang) }),
      receive: (message) => this.#receive(message),
      ended: (problem) => this.#ended(problem?.fault ?? null),
    });
  }

  get state(): LineState {
    return this.#connection.state;
  }

  get near(): number {
    return this.seat ?? 0;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get bots(): readonly string[] {
    return this.#bots;
  }

  get id(): string {
    return `${this.code}-${this.info?.number ?? 1}`;
  }

  get absences(): readonly Absence[] {
    return this.#absences;
  }

  get busy(): boolean {
    return this.#sent !== null || this.#connection.state !== "live";
  }

  get clocks(): readonly (number | null)[] {
    return this.#clocks.left;
  }

  get banks(): readonly number[] {
    return this.#clocks.banks;
  }

  get away(): readonly number[] {
    return this.#clocks.away;
  }

  /** Seconds until a bot takes the seat of each player who is gone. */
  get takeovers(): readonly number[] {
    return this.#clocks.takeovers;
  }

  /** After coming back it is still as long as it was for everybody. */
  get window(): WindowNow | null {
    const now = this.#window.now;
    return now && { ...now, length: Math.max(now.length, this.info?.options.window ?? USUAL_WINDOW) };
  }

  get by(): number | null {
    return (this.#open?.by ?? this.info?.by) || null;
  }

  /** Do bots take over for players who leave? */
  get takeover(): boolean {
    return botsTakeOver(this.info);
  }

  /** Everything that came has been shown: only now may the end of the game be. */
  get settled(): boolean {
    return this.#waiting === 0;
  }

  get over(): boolean {
    return this.info?.status === "over" && this.settled;
  }

  get others(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.seat !== this.seat) ?? [];
  }

  get mine(): SeatInfo | undefined {
    return this.info?.seats.find((seat) => seat.seat === this.seat);
  }

  nameOf(seat: number): string {
    return nameOf(this.info, seat, this.#muting.is(seat));
  }

  choose(option: number): void {
    const asked = this.#open?.asked;
    if (asked !== undefined && !this.busy) this.#answer({ type: "choose", asked, option });
  }

  pick(things: string[]): void {
    const asked = this.#open?.asked;
    if (asked !== undefined && !this.busy) this.#answer({ type: "pick", asked, things });
  }

  /** Options are named by what they are made of: others may have come and gone meanwhile. */
  aside({ verb, things = [], n = null }: Option): void {
    this.refusal = null;
    this.send({ type: "aside", verb, things, n });
  }

  why(thing: string, target = ""): Promise<Because> {
    const asked = this.#whys.ask(thing, target);
    void asked.then(({ reasons }) => (this.explained = reasons?.[0]?.why ?? this.explained));
    return asked;
  }

  foresee(options: readonly number[], things: readonly string[]): Promise<Foreseen | null> {
    const asked = this.#open?.asked;
    return asked === undefined ? Promise.resolve(null) : this.#foresights.ask({ asked, options, things });
  }

  /** May this player ask for hints? People who play each other have to switch them on. */
  get hint(): (() => void) | null {
    const { info, seat } = this;
    if (!info || seat === null) return null;
    const allowed = info.options.hints ?? info.seats.every((each) => each.seat === seat || each.kind === "bot");
    return allowed ? () => this.hints.ask() : null;
  }

  /** What waits to be shown is shown at once, and so is what comes until this player is asked. */
  hurry(): void {
    this.#hurried = true;
    this.#queue.flush();
  }

  get behind(): boolean {
    return this.#waiting > 0;
  }

  /** Also removes an answer that still waits for the others', so that it can be given again. */
  askUndo(): void {
    if (this.send({ type: "undo" })) this.#sent = null;
  }

  /** Has this player nothing left to do but to see how bots end the game? */
  get onlyBots(): boolean {
    return leftToBots(this.info, this.seat);
  }

  /** Let the bots play to the end without pauses. */
  toResult(): void {
    this.hurry();
    this.send({ type: "to_result" });
  }

  answerOffer(yes: boolean, deck: DeckChoice | null = null): void {
    this.#offer.settle();
    this.send({ type: "answer", yes, deck });
  }

  tryAgain(): void {
    this.fault = null;
    this.#connection.again();
  }

  /** What this player asked of the others came to nothing. */
  get declined(): boolean {
    return this.#offer.declined;
  }

  putDeclineAway(): void {
    this.#offer.putAway();
  }

  putRefusalAway(): void {
    this.refusal = null;
  }

  putFaultAway(): void {
    this.fault = null;
  }

  leave(): void {
    this.#unwatch();
    this.#leaving();
    document.removeEventListener("visibilitychange", this.#leaving);
    removeEventListener("pagehide", this.#leaving);
    this.talk.leave();
    this.#queue.clear();
    this.#clocks.stop();
    this.#window.stop();
    this.#connection.close();
    this.#whys.giveUp();
    this.#foresights.giveUp();
    this.hints.giveUp();
  }

  /** What can be answered now: a question, or one whose answer is kept and may be changed. */
  get #open(): Question | undefined {
    return this.question ?? this.pendingAnswer?.question;
  }

  get #lastShown(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** A page that is left may not come back: note how far its journal was read. One that comes back shows all at once. */
  readonly #leaving = (): void => {
    if (document.hidden) this.#queue.flush();
    this.reading.leave(this.#lastShown);
  };

  protected override send(message: FromClient): boolean {
    return this.#connection.send(message);
  }

  #answer(message: Answer): void {
    this.refusal = null;
    if (this.send(message)) this.#sent = message;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        if (message.back) this.#offer.settle();
        this.#window.heard(message.question ?? message.kept?.question);
        this.#queue.add(message, this.#sent !== null && !stillAsked(message.question, this.#sent));
        this.#waiting = this.#queue.length;
        return;
      case "room":
        return this.#learn(message.room);
      case "because":
        return this.#whys.answer(message);
      case "foreseen":
        return this.#foresights.answer(message);
      case "hinted":
        return this.hints.answer(message);
      case "stamped":
      case "said":
        return this.talk.hear(message);
      case "refused":
        return this.#refused(message.why, message.question ?? null);
      case "problem":
        return this.#fail(message.fault);
    }
  }

  /** The full state: on joining, on reconnecting, and when a game starts. */
  #welcome(message: Welcome): void {
    this.#queue.clear();
    this.#waiting = 0;
    this.seat = message.seat;
    moved(this.code, message.seat);
    this.#learn(message.room);
    this.fault = null;
    this.talk.welcome(message.chat ?? []);
    this.lines = message.lines ?? [];
    this.reading.welcome(this.lines);
    this.view = same(this.view, message.view ?? null);
    this.#window.heard(message.question ?? message.kept?.question);
    this.#ask(message);
    this.#sendAgain();
  }

  #ask({ question, kept, asides, standing, undo, verdict, coach }: Partial<Welcome | Update>): void {
    this.verdict = same(this.verdict, verdict ?? null);
    this.coach = same(this.coach, coach ?? null);
    this.question = same(this.question, question ?? null);
    this.pendingAnswer = same(this.pendingAnswer, kept ?? null);
    this.asides = same(this.asides, asides ?? []);
    this.standing = same(this.standing, standing ?? null);
    this.undo = undo ?? "no";
  }

  /** What was on its way when the line broke: `asked` tells the server whether it already has it. */
  #sendAgain(): void {
    const sent = this.#sent;
    this.#sent = null;
    if (sent && (stillAsked(this.question, sent) || changes(this.pendingAnswer, sent))) this.#answer(sent);
    this.#whys.sendAgain();
    this.#foresights.giveUp();
    this.hints.giveUp();
  }

  #learn(info: RoomInfo): void {
    const game = info.number ?? 1;
    if (this.#game && game !== this.#game) this.#newGame();
    this.#game = game;
    this.#offer.follow(this.info, info, this.seat);
    this.info = same(this.info, info);
    this.#clocks.set(info);
  }

  /** A rematch starts with an empty journal. */
  #newGame(): void {
    this.#queue.flush();
    this.#window.stop();
    this.#sent = null;
    this.lines = [];
    this.view = null;
    this.#ask({});
    this.reading.missed = [];
    this.refusal = null;
    this.hints.clear();
  }

  #show(update: Update): void {
    this.#waiting = this.#queue.length;
    if (this.#sent && (update.back || !stillAsked(update.question, this.#sent))) this.#sent = null;
    const lines = update.lines ?? [];
    if (update.back) this.lines = lines;
    else if (lines.length) this.lines = [...this.lines, ...lines.filter((line) => line.n > this.#lastShown)];
    if (update.view) this.view = same(this.view, update.view);
    if (update.question) this.#hurried = false;
    this.#ask(update);
    this.refusal = null;
  }

  #refused(why: Refusal, question: Question | null): void {
    if (!this.#sent && this.#whys.refuse(why)) return;
    if (this.#queue.length) this.#queue.flush();
    this.#sent = null;
    this.refusal = this.explained = why;
    if (question) this.question = question;
    announce(plain(say(why.words), this.names), "assertive");
  }

  /** A server that stops will be back: what is on its way is sent again then. Otherwise it counts for nothing. */
  #fail(fault: Fault): void {
    if (fault.code !== "restart") this.#sent = null;
    this.fault = fault;
    announce(say(fault.words), "assertive");
  }

  #ended(fault: Fault | null): void {
    this.fault = fault ?? this.fault ?? { code: "closed", words: { en: "The server closed the connection.", ja: "サーバーが接続を閉じました。" } };
  }
}
