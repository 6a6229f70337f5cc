/** One player at one table: what is shown, what is in hand, what was asked about. Every part of the table shares it. */

import { getContext, setContext } from "svelte";

import { useCards } from "../card/cards.svelte";
import type { Because, CardInfo, CardNumber, Handle, Holomem, Words } from "../wire/types";
import { settings } from "../settings/settings.svelte";
import { Chooser } from "./chooser.svelte";
import { cardOf, holomem, inReach, inWalk, seatOf, walk, type PileName } from "./hocg/places";
import { sizes } from "./hocg/sizes";
import { NO_THINGS, NO_WORDS } from "./options";
import type { Table } from "./table";

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

export interface PileOpen {
  seat: number;
  name: PileName | "archive" | "hand";
}

export type Panel = "actions" | "keys" | "details";

export class Play {
  readonly table: Table;
  readonly mode: "play" | "watch" | "replay";
  readonly chooser: Chooser;
  readonly cards = useCards("hocg");

  sizes = $state.raw(sizes(1440, 852));
  look = $state.raw<Look | null>(null);
  full = $state.raw<Look | null>(null);
  why = $state.raw<WhyOpen | null>(null);
  pile = $state.raw<PileOpen | null>(null);
  panel = $state<Panel | null>(null);
  /** Keys are written on things once a key has been used. */
  keysShown = $state(false);
  /** What the last events were about. */
  just = $state.raw(NO_THINGS);
  /** The thing in the air, and what letting go would do there. */
  dragged = $state<Handle | null>(null);
  dragZones = $state.raw(NO_WORDS);

  readonly order = $derived.by(() => (this.table.view ? walk(this.table.view, this.table.near) : []));
  readonly numbered = $derived.by(() => inWalk(this.order, this.chooser.targets.keys()));
  readonly myTurn = $derived.by(() => this.table.seat !== null && this.table.view?.active === this.table.seat);

  /** What the rail shows: what is pointed at, else what is in hand, else what asks, else the player's center. */
  readonly shownLook = $derived.by<Look | null>(() => {
    if (this.look) return this.look;
    const held = this.chooser.held?.thing;
    const card = held ? this.card(held) : null;
    if (held && card) return { card, thing: held };
    const source = this.chooser.question?.source?.card;
    if (source) return { card: source, thing: null };
    const side = this.table.view?.sides.find((each) => each.seat === this.table.near);
    const center = side?.stage.find((mem) => mem.position === "center");
    const top = center?.stack.at(-1);
    if (center && top) return { card: top.card, thing: center.id };
    return side ? { card: side.oshi.card, thing: side.oshi.id } : null;
  });

  constructor(table: Table, mode: "play" | "watch" | "replay") {
    this.table = table;
    this.mode = mode;
    this.chooser = new Chooser(table, {
      onBoard: (thing) => table.view !== null && inReach(table.view, table.seat, thing),
      hasty: (question) => question.options.some((option) => option.verb === "art"),
      leads: (question) => question.prompt === "hocg:main" || question.prompt === "hocg:perform",
    });
  }

  name(seat: number): string {
    return this.table.names[seat] ?? "";
  }

  info(card: CardNumber | null | undefined): CardInfo | null {
    return card ? (this.cards.get(card) ?? null) : null;
  }

  cardName(card: CardNumber | null | undefined): string {
    return this.info(card)?.name[settings.lang] ?? card ?? "";
  }

  colorOf = (card: CardNumber): string => this.info(card)?.colors?.[0] ?? "neutral";

  card(thing: Handle): CardNumber | null {
    return this.table.view ? cardOf(this.table.view, thing, this.chooser.question?.shown ?? []) : null;
  }

  mem(thing: Handle | null): Holomem | null {
    return thing && this.table.view ? (holomem(this.table.view, thing) ?? null) : null;
  }

  mine(thing: Handle): boolean {
    return this.table.view !== null && this.table.seat !== null && seatOf(this.table.view, thing) === this.table.seat;
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
      title: this.cardName(this.card(thing)),
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

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
