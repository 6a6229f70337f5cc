/** A player at a hololive OCG table. */

import type { Now } from "../../../card/now";
import type { CardNumber, Face, Handle, HocgView, Holomem, Option, Question } from "../../../wire/types";
import { Play, usePlayOf, type Look } from "../../../table/play.svelte";
import type { Table } from "../../../table/table";
import { nowOf } from "../card/now";
import { captionOf } from "./captions";
import { zones } from "./drops";
import { cardOf, holomem, inReach, seatOf, sideOf, walk, type PileName } from "./places";
import { tableSentences } from "./sentences";
import { sizes } from "./sizes";
import { stillPossible, useful } from "./useful";
import { h } from "./words";

export interface PileOpen {
  seat: number;
  name: PileName | "archive" | "hand";
}

export class HocgPlay extends Play {
  sizes = $state.raw(sizes(1440, 852));
  pile = $state.raw<PileOpen | null>(null);
  override readonly keyWords = {
    skip: ["pass until my turn", "自分のターンまでパスする"],
    search: ["search the archive", "アーカイブを検索"],
  } as const;

  constructor(table: Table, mode: "play" | "watch" | "replay") {
    super(table, mode, "hocg");
  }

  get view(): HocgView | null {
    const { view } = this.table;
    return view?.game === "hocg" ? view : null;
  }

  colorOf = (card: CardNumber): string => this.info(card)?.colors?.[0] ?? "neutral";

  mem(thing: Handle | null): Holomem | null {
    return thing && this.view ? (holomem(this.view, thing) ?? null) : null;
  }

  card(thing: Handle): CardNumber | null {
    return this.view ? cardOf(this.view, thing, this.chooser.question?.shown ?? []) : null;
  }

  hand(): readonly (Face | null)[] {
    return (this.view && sideOf(this.view, this.table.near)?.hand) ?? [];
  }

  asksHand(question: Question): boolean {
    return question.prompt === "hocg:main";
  }

  caption(thing: Handle): string {
    return captionOf(this, thing);
  }

  spoken(): string {
    return this.view ? tableSentences(this.view, this.table.near, this.names, (card) => this.info(card)) : "";
  }

  zones(option: Option): readonly string[] {
    return zones(option);
  }

  confirmPassWords(): string {
    const { question } = this.chooser;
    return question ? h(question.prompt === "hocg:perform" ? "endAnyway" : "performAnyway", { what: stillPossible(this, useful(question)) }) : "";
  }

  openSearch(): void {
    this.pile = { seat: this.table.near, name: "archive" };
  }

  /** Those of the holomem it is the top card of. */
  memOf(look: Look): Holomem | undefined {
    const mem = this.mem(look.thing);
    return mem && mem.stack.at(-1)?.card === look.card ? mem : undefined;
  }

  override valuesOf = (look: Look): Now | undefined => {
    const mem = this.memOf(look);
    return mem && nowOf(mem, this.info(look.card) ?? undefined);
  };

  protected walk(): Handle[] {
    return this.view ? walk(this.view, this.table.near) : [];
  }

  protected seatOf(thing: Handle): number | null {
    return this.view ? seatOf(this.view, thing) : null;
  }

  protected onBoard(thing: Handle): boolean {
    return this.view !== null && inReach(this.view, this.table.seat, thing);
  }

  protected usualLook(): Look | null {
    const side = this.view?.sides.find((each) => each.seat === this.table.near);
    const center = side?.stage.find((mem) => mem.position === "center");
    const top = center?.stack.at(-1);
    if (center && top) return { card: top.card, thing: center.id };
    return side ? { card: side.oshi.card, thing: side.oshi.id } : null;
  }

  protected passNeedsConfirming(question: Question): boolean {
    return this.leads(question) && useful(question).length > 0;
  }

  protected leads(question: Question): boolean {
    return question.prompt === "hocg:main" || question.prompt === "hocg:perform";
  }

  protected twice(): boolean {
    return false;
  }
}

export const useHocg = usePlayOf<HocgPlay>;
