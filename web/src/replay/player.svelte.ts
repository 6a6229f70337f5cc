/** A game that is over (or saved half-way), step by step. To the table component it is a table without questions. */

import type { Table } from "../table/table";
import type { Because, ReplayFrames, Line, View } from "../wire/types";
import { namesOf } from "./versus";

export type Speed = 0.5 | 1 | 2 | 4;

const PAUSE = 1100; // between two steps at normal speed

export class ReplayPlayer implements Table<View> {
  #frames = $state.raw<ReplayFrames>() as ReplayFrames;
  #at = $state(0);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  speed = $state<Speed>(1);
  readonly question = null;
  readonly busy = false;
  readonly undo = "no" as const;
  readonly clocks: readonly null[] = [];
  readonly seat = null;

  constructor(frames: ReplayFrames, at = 0) {
    this.#frames = frames;
    this.go(at);
  }

  get frames(): ReplayFrames {
    return this.#frames;
  }

  /** The same game seen by somebody else, at the same step. */
  look(frames: ReplayFrames): void {
    this.#frames = frames;
    this.go(this.#at);
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#frames.steps.length - 1;
  }

  get view(): View | null {
    return this.#frames.steps[this.#at]?.view ?? null;
  }

  get near(): number {
    return typeof this.#frames.seat === "number" ? this.#frames.seat : 0;
  }

  get names(): readonly string[] {
    return namesOf(this.#frames);
  }

  /** Only of a bot is it recorded how the name is written in Japanese. */
  get bots(): readonly string[] {
    return this.#frames.names.map((name, seat) => (this.#frames.names_ja?.[seat] ? name : ""));
  }

  readonly #lines: Line[] = $derived(this.#frames.steps.slice(0, this.#at + 1).flatMap((step) => step.lines));

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get playing(): boolean {
    return this.#playing;
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(Math.round(at), this.last));
    if (this.#at === this.last) this.pause();
  }

  /** From the end, playing begins anew. */
  play(): void {
    if (this.#at === this.last) this.go(0);
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** To the next or previous turn. */
  turn(direction: 1 | -1): void {
    const turns = this.#frames.marks.filter((mark) => mark.kind === "turn").map((mark) => mark.step);
    const next = direction > 0 ? turns.find((step) => step > this.#at) : turns.findLast((step) => step < this.#at);
    this.go(next ?? (direction > 0 ? this.last : 0));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#playing) return;
      this.go(this.#at + 1);
      if (this.#playing) this.#wait();
    }, PAUSE / this.speed);
  }

  choose(): void {
    // nobody is asked in a replay
  }

  pick(): void {
    // nobody is asked in a replay
  }

  askUndo(): void {
    // a replay goes back by its timeline
  }

  why(thing: string): Promise<Because> {
    return Promise.resolve({ type: "because", thing });
  }
}
