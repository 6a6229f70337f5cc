/** State of one player's table: what is shown, selected and asked about. Every component of the table shares it. */

import { getContext, setContext } from "svelte";

import { useCards } from "../card/cards.svelte";
import type { Now } from "../card/now";
import { plain } from "../card/text";
import { textsOf } from "../learn/reading";
import type { Because, CardInfo, CardNumber, Face, GameName, Handle, KeptAnswer, Line, Option, Question, AutoPass, Words } from "../wire/types";
import { together } from "../room/together";
import { settings } from "../settings/settings.svelte";
import { joined, say, type Pair } from "../words/words";
import { Chooser } from "./chooser.svelte";
import { Foreseeing } from "./foresight/foresight.svelte";
import type { Command } from "./keys/map.svelte";
import { NO_THINGS, NO_WORDS } from "./options";
import type { TableSizes } from "./sizes";
import type { Table } from "./table";
import { inWalk } from "./walk";
import { w } from "./words";

export interface Look {
  card: CardNumber;
  /** The thing on the table it was read from, if any: its values as they are now belong to it. */
  thing: Handle | null;
}

export interface WhyOpen {
  thing: Handle;
  target: Handle | null;
  card: CardNumber | null;
  title: string;
  because: Because | null;
  /** Where it was asked from: the popover stands beside it. */
  anchor: DOMRect;
  /** Given the focus back when it closes. */
  from: HTMLElement | null;
  /** Opened by resting the pointer: it goes when the pointer leaves. */
  passing: boolean;
}

/** A card the player is asked about even while passing automatically: every printing of one name. */
export interface PassException {
  name: string;
  numbers: CardNumber[];
}

export type Panel = "actions" | "keys" | "details" | "recap";

/** What every game's table has in common. Each game's subclass knows its places and their order. */
export abstract class Play {
  readonly table: Table;
  readonly mode: "play" | "watch" | "replay";
  readonly game: GameName;
  readonly chooser: Chooser;
  readonly foresight: Foreseeing;
  readonly cards;

  abstract sizes: TableSizes;
  look = $state.raw<Look | null>(null);
  full = $state.raw<Look | null>(null);
  why = $state.raw<WhyOpen | null>(null);
  panel = $state<Panel | null>(null);
  /** Keys are written on things once a key has been used. */
  keysShown = $state(false);
  /** What the last events were about. */
  just = $state.raw(NO_THINGS);
  /** The thing in the air, and what letting go would do there. */
  dragged = $state<Handle | null>(null);
  dragZones = $state.raw(NO_WORDS);

  /** Things in the order in which the eye walks the table: what is numbered is numbered in this order. */
  readonly order = $derived.by(() => this.walk());
  readonly numbered = $derived.by(() => inWalk(this.order, this.chooser.targets.keys()));
  readonly myTurn = $derived.by(() => this.table.seat !== null && this.table.view?.active === this.table.seat);

  /** What the rail shows: what is pointed at, else what is in hand, else what asks, else what the game thinks best. */
  readonly shownLook = $derived.by<Look | null>(() => {
    if (this.look) return this.look;
    const held = this.chooser.held?.thing;
    const card = held ? this.card(held) : null;
    if (held && card) return { card, thing: held };
    const source = this.chooser.question?.source?.card;
    return source ? { card: source, thing: null } : this.usualLook();
  });

  /** The element the whole table is in. */
  root = $state.raw<HTMLElement>();
  /** The player uses keys: then the focus is kept where it is of use. */
  keyed = $state(false);
  readonly bounds = (): DOMRect => this.root?.getBoundingClientRect() ?? new DOMRect();

  constructor(table: Table, mode: "play" | "watch" | "replay", game: GameName) {
    this.table = table;
    this.mode = mode;
    this.game = game;
    this.cards = useCards(game);
    this.chooser = new Chooser(table, {
      onBoard: (thing) => this.onBoard(thing),
      passNeedsConfirming: (question) => this.passNeedsConfirming(question),
      leads: (question) => this.leads(question),
      twice: (question) => this.twice(question),
    });
    this.foresight = new Foreseeing(this);
  }

  protected abstract walk(): Handle[];
  /** The printed card a thing shows, if it shows one. */
  abstract card(thing: Handle): CardNumber | null;
  /** Whose thing it is. */
  protected abstract seatOf(thing: Handle): number | null;
  /** Does a thing lie open on the table or in the viewer's hand, large enough to be picked right there? */
  protected abstract onBoard(thing: Handle): boolean;
  protected abstract usualLook(): Look | null;
  /** Should this pass be confirmed? */
  protected abstract passNeedsConfirming(question: Question): boolean;
  /** Is it the player's own turn to act? Then nothing is passed automatically. */
  protected abstract leads(question: Question): boolean;
  /** Is an answer to this question made in two steps, whatever it is? */
  protected abstract twice(question: Question): boolean;
  /** The values a card has now, where it is read from the table, as far as its face shows them. */
  valuesOf: (look: Look) => Now | undefined = () => undefined;
  /** Is the question about the hand, so that cards that aren't options turn grey? */
  abstract asksHand(question: Question): boolean;
  /** The near seat's hand: letters on the keyboard stand for its cards. */
  abstract hand(): readonly (Face | null)[];
  /** Where a thing to be chosen lies, in words, if that helps. */
  abstract caption(thing: Handle): string;
  /** The whole table in sentences. */
  abstract spoken(): string;
  /** Where a thing may be let go when its option names no target. */
  abstract zones(option: Option): readonly string[];
  /** The question before a pass that gives something away. */
  abstract confirmPassWords(): string;
  /** Open the pile one would search. */
  abstract openSearch(): void;

  /** What the prompt says while this player is asked nothing. */
  waitingWords(): string {
    const { view, seat, busy, pendingAnswer } = this.table;
    if (!view) return w("settingStage");
    if (pendingAnswer) return this.pendingWords(pendingAnswer);
    const asked = view.asked ?? [];
    const others = asked.filter((other) => other !== seat);
    if (busy && asked.includes(seat ?? -1)) return w("sending");
    if (others.length) return w("waitingFor", { who: together(others.map((other) => this.name(other))) });
    return this.idleWords(asked.length > 0);
  }

  /** An answer that waits for those of others. */
  protected pendingWords({ option, question }: KeptAnswer): string {
    const chosen = option == null ? undefined : question.options[option];
    if (!chosen) return w("picksPending");
    return option === question.passing ? w("passPending") : w("answerPending", { what: this.tell(chosen.words ?? chosen.label) });
  }

  /** Nobody else is waited for. */
  protected idleWords(asked: boolean): string {
    if (!asked) return w("over");
    return this.table.seat === null ? w("watching") : w("sending");
  }

  /** The card in the rail; a game may have something better to show there. */
  get railLook(): Look | null {
    return this.shownLook;
  }

  /** The rail shows something else first, so the card gets less room. */
  get railBusy(): boolean {
    return false;
  }

  /** What a key does here, where that is not the usual. */
  readonly keyWords: Partial<Record<Command, Pair>> = {};

  /** Pass now and go on passing. */
  skip(): void {
    this.chooser.passOn();
  }

  /** Until when this player passes automatically; empty: not at all. */
  get passing(): Exclude<AutoPass["until"], undefined> {
    return this.table.standing?.until ?? "";
  }

  get passExceptions(): readonly CardNumber[] {
    return this.table.standing?.hold ?? [];
  }

  /** Is this player also asked about what they have just played themselves? */
  get asksOwn(): boolean {
    return this.table.standing?.own ?? false;
  }

  setPassing(until: AutoPass["until"], hold: readonly CardNumber[] = this.passExceptions, own = this.asksOwn): void {
    this.table.setStanding?.(until, [...hold], own);
  }

  /** Cards that can be excepted from passing, one of each name. */
  get possibleExceptions(): readonly PassException[] {
    return [];
  }

  isException(numbers: readonly CardNumber[]): boolean {
    return numbers.some((number) => this.passExceptions.includes(number));
  }

  setException(numbers: readonly CardNumber[], yes: boolean): void {
    const others = this.passExceptions.filter((number) => !numbers.includes(number));
    this.setPassing(this.passing, yes ? [...others, ...numbers] : others);
  }

  /** The excepted cards by name. */
  get exceptionNames(): string {
    const names = this.passExceptions.map((number) => this.cardName(number));
    return joined(names.filter((name, i) => names.indexOf(name) === i));
  }

  /** Where a value comes from; a game may have more to say than the card. */
  openValue(thing: Handle): void {
    this.openFull(thing);
  }

  /** Continue past something that only waits to be read; false if there is nothing. */
  proceed(): boolean {
    return false;
  }

  /** Close what the game itself has opened; false: nothing is open. */
  dismiss(): boolean {
    return false;
  }

  get names(): readonly string[] {
    return this.table.names;
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** Words of the server in one line, with the names of seats and without marks. */
  tell(words: Words | null | undefined): string {
    return plain(say(words), this.names);
  }

  /** The names of seats as a line of the journal means them. */
  namesIn: (line: Line) => readonly string[] = () => this.names;

  /** Lines of the journal as one text. */
  told(lines: readonly Line[]): string {
    const said = lines.map((line) => plain(say(line.words), this.namesIn(line)));
    return said.join(settings.lang === "ja" ? "" : " ") || w("nothingYet");
  }

  info(card: CardNumber | null | undefined): CardInfo | null {
    return card ? (this.cards.get(card) ?? null) : null;
  }

  cardName(card: CardNumber | null | undefined): string {
    return this.info(card)?.name[settings.lang] ?? card ?? "";
  }

  /** What a thing is called. */
  thingName(thing: Handle): string {
    return this.cardName(this.card(thing));
  }

  mine(thing: Handle): boolean {
    return this.table.seat !== null && this.seatOf(thing) === this.table.seat;
  }

  /** Read a card: in the rail where there is one. */
  lookAt(thing: Handle | null, card: CardNumber | null = thing ? this.card(thing) : null): void {
    if (card) this.look = { card, thing };
  }

  openFull(thing: Handle | null, card: CardNumber | null = thing ? this.card(thing) : null): void {
    if (!card) return;
    this.why = null;
    this.full = { card, thing };
  }

  /** A press on a thing: choose it, or say why not, or read it. */
  press(thing: Handle, from: HTMLElement): void {
    const { chooser } = this;
    this.lookAt(thing);
    if (chooser.can(thing)) {
      this.why = null;
      chooser.press(thing);
      return;
    }
    if (chooser.question && chooser.held) void this.ask(chooser.held.thing, thing, from);
    else if (chooser.question && (this.mine(thing) || chooser.pick)) void this.ask(thing, null, from);
    else if (!this.sizes.rail) this.openFull(thing);
  }

  /** Why not this thing (there)? */
  async ask(thing: Handle, target: Handle | null, from: HTMLElement, passing = false): Promise<void> {
    const open: WhyOpen = {
      thing,
      target,
      card: this.card(thing),
      title: this.thingName(thing),
      because: null,
      anchor: from.getBoundingClientRect(),
      from,
      passing,
    };
    this.why = open;
    let because: Because;
    try {
      because = await this.table.why(thing, target ?? undefined);
    } catch {
      because = { type: "because", thing, reasons: [], can: [] };
    }
    if (this.why === open) this.why = { ...open, because };
  }

  /** Words of our own as an answer, where the question is not the server's. */
  explain(title: string, text: Words, from: HTMLElement): void {
    this.why = {
      thing: "",
      target: null,
      card: null,
      title,
      because: { type: "because", thing: "", reasons: [{ what: [], why: { words: text } }] },
      anchor: from.getBoundingClientRect(),
      from,
      passing: false,
    };
  }

  closeWhy(): void {
    const from = this.why?.from;
    const quiet = this.why?.passing ?? true;
    this.why = null;
    if (!quiet && from?.isConnected) from.focus();
  }
}

const KEY = Symbol("play");

export function providePlay<Kind extends Play>(play: Kind): Kind {
  textsOf(play.game);
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

/** The same, for parts that only one game's table has. */
export function usePlayOf<Kind extends Play>(): Kind {
  return getContext<Kind>(KEY);
}
