/** Small tables for tests. */

import type { Because, Face, HocgView, Holomem, KeptAnswer, Line, Option, Question, Side, AutoPass, View } from "../wire/types";
import type { Absence, Table } from "../table/table";

export function face(id: string, card = "hSD01-003"): Face {
  return { id, card };
}

export function holomem(id: string, position: Holomem["position"], stack: (Face | null)[], more: Partial<Holomem> = {}): Holomem {
  return { id, position, stack, ...more };
}

export function side(seat: number, more: Partial<Side> = {}): Side {
  return {
    seat,
    oshi: face(`o${seat}`, "hSD01-001"),
    stage: [],
    hand: [],
    archive: [],
    deck: { count: 40 },
    cheer_deck: { count: 10 },
    power: { count: 0 },
    life: { count: 5 },
    life_max: 5,
    ...more,
  };
}

export function view(sides: Side[], more: Partial<HocgView> = {}): HocgView {
  return { game: "hocg", turn: 3, active: 0, first: 0, phase: "main", sides, ...more };
}

export function question(more: Partial<Question>): Question {
  return { asked: 1, prompt: "hocg:main", rule: "hocg:8.1.2", options: [], ...more };
}

export class FakeTable implements Table {
  view = $state.raw<View | null>(null);
  near = 0;
  seat: number | null = 0;
  names = ["Heron", "Rin"];
  lines: Line[] = [];
  id = "test";
  absences: Absence[] = [];
  question = $state.raw<Question | null>(null);
  busy = $state(false);
  undo = "no" as const;
  clocks = [null, null];
  chosen: number[] = [];
  picked: string[][] = [];
  pendingAnswer = $state.raw<KeptAnswer | null>(null);
  asides = $state.raw<readonly Option[]>([]);
  standing = $state.raw<AutoPass | null>(null);
  stood: [AutoPass["until"], string[]][] = [];
  taken: Option[] = [];

  choose(option: number): void {
    this.chosen.push(option);
  }

  pick(things: string[]): void {
    this.picked.push(things);
  }

  why(thing: string): Promise<Because> {
    return Promise.resolve({ type: "because", thing });
  }

  askUndo(): void {
    this.chosen.push(-1);
  }

  setStanding(until: AutoPass["until"], hold: string[] = [], own = false): void {
    this.stood.push([until, hold]);
    this.standing = { type: "standing", until: until ?? "", hold, own };
  }

  aside(option: Option): void {
    this.taken.push(option);
  }
}
