/** A player at a plain table. */

import { usePlayOf, Play, type Look } from "../../table/play.svelte";
import { w } from "../../table/words";
import type { CardInfo, CardNumber, Face, Handle, Option, PlainView } from "../../wire/types";
import { handOf, known, rowOf, seatNamed, walk } from "./places";
import { rowWords, tableSentences } from "./sentences";
import { sizes } from "./sizes";

export class PlainPlay extends Play {
  sizes = $state.raw(sizes(1440, 852));

  /** There is no catalogue: a card is read from the view, by its handle. */
  readonly #known = $derived.by(() => {
    const cards = this.view?.rows.flatMap((row) => row.cards ?? []) ?? [];
    return known(cards, this.names);
  });

  get view(): PlainView | null {
    const { view } = this.table;
    return view?.game === "plain" ? view : null;
  }

  /** What is named outside the view goes by the name it is given there. */
  override info(card: CardNumber | null | undefined): CardInfo | null {
    if (!card) return null;
    const words = { en: card, ja: card };
    return this.#known.get(card) ?? { id: card, kind: "card", name: words, names: [words] };
  }

  card(thing: Handle): CardNumber | null {
    if (this.#known.has(thing)) return thing;
    return this.chooser.question?.shown?.find(({ id }) => id === thing)?.card ?? null;
  }

  override thingName(thing: Handle): string {
    const { view } = this;
    const seat = view ? seatNamed(view, thing) : undefined;
    if (seat) return this.name(seat.seat);
    const row = view?.rows.find(({ id }) => id === thing);
    return row ? rowWords(row, this.names) : super.thingName(thing);
  }

  hand(): readonly (Face | null)[] {
    const cards = this.view ? handOf(this.view, this.table.near)?.cards : undefined;
    return (cards ?? []).map(({ id }) => (this.#known.has(id) ? { id, card: id } : null));
  }

  asksHand(): boolean {
    return this.hand().some((face) => face !== null && this.chooser.can(face.id));
  }

  caption(thing: Handle): string {
    const row = this.view ? rowOf(this.view, thing) : undefined;
    return row && !(row.hand && row.seat === this.table.seat) ? rowWords(row, this.names) : "";
  }

  spoken(): string {
    return this.view ? tableSentences(this.view, this.table.near, this.names) : "";
  }

  zones(option: Option): readonly string[] {
    return option.things?.length === 1 ? ["table"] : [];
  }

  confirmPassWords(): string {
    return "";
  }

  protected override idleWords(asked: boolean): string {
    if (this.view?.window) return this.passing ? w("standingPasses") : w("everybodyMayReact");
    return super.idleWords(asked);
  }

  /** Shift and Space: pass until something happens to me, or ask me again. */
  override skip(): void {
    this.setPassing(this.passing === "hit" ? "" : "hit");
  }

  /** Nothing is hidden away that could be searched: everything is told as text instead. */
  openSearch(): void {
    this.panel = "actions";
  }

  override readonly keyWords = { search: ["list all actions as text", "できることを文字の一覧で"] } as const;

  /** Is everybody asked whether to respond? */
  get inWindow(): boolean {
    return this.view?.window === true;
  }

  get status(): string {
    return this.tell(this.view?.status);
  }

  protected walk(): Handle[] {
    return this.view ? walk(this.view, this.table.near) : [];
  }

  protected seatOf(thing: Handle): number | null {
    const { view } = this;
    if (!view) return null;
    return seatNamed(view, thing)?.seat ?? view.rows.find(({ id }) => id === thing)?.seat ?? rowOf(view, thing)?.seat ?? null;
  }

  /** Whatever the view lists lies open on the table. */
  protected onBoard(thing: Handle): boolean {
    return this.order.includes(thing);
  }

  protected usualLook(): Look | null {
    return null;
  }

  protected passNeedsConfirming(): boolean {
    return false;
  }

  protected leads(): boolean {
    return this.view?.window !== true && this.view?.active === this.table.seat;
  }

  protected twice(): boolean {
    return false;
  }
}

export const usePlain = usePlayOf<PlainPlay>;
