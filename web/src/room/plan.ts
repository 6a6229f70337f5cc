/** How a table of several seats is laid: how many play, with which roles. Kept for the next time. */

import type { GameInfo, RulingChoice } from "../wire/types";

export interface TablePlan {
  seats: number;
  /** The value of the game's `roles` switch; empty where it has none. */
  roles: string;
}

const KEY = "kaimaku.lastTable";
const USUAL_SEATS = 5;
/** The roles for whoever plays for the first time. */
const FIRST = "first";

/** The switch that decides which roles are dealt, in games that have roles. */
export function rolesOf(game: GameInfo): RulingChoice | undefined {
  return game.rulings.find((ruling) => ruling.id === "roles");
}

/** May this game be played by more than two? */
export function isRound(game: GameInfo): boolean {
  return Math.max(...game.seats) > 2;
}

/** The table played last, as far as the game still has it so; else five seats, and the roles for a first game. */
export function lastPlan(game: GameInfo): TablePlan {
  const last = stored()[game.id];
  const roles = rolesOf(game);
  const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...game.seats);
  return {
    seats: last && game.seats.includes(last.seats) ? last.seats : usual,
    roles: last && roles?.values.includes(last.roles) ? last.roles : roles?.values.includes(FIRST) ? FIRST : (roles?.default ?? ""),
  };
}

export function keepPlan(game: GameInfo, plan: TablePlan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game.id]: plan }));
  } catch {
    // without storage the usual table is offered next time
  }
}

/** A first game is for seven at most: the one choice gives way to the other that was made last. */
const FIRST_GAME = 7;

export function withSeats(plan: TablePlan, seats: number): TablePlan {
  return { seats, roles: plan.roles === FIRST && seats > FIRST_GAME ? "basic" : plan.roles };
}

export function withRoles(plan: TablePlan, roles: string): TablePlan {
  return { seats: roles === FIRST ? Math.min(plan.seats, FIRST_GAME) : plan.seats, roles };
}

/** The switches that differ from our own reading. */
export function changed(game: GameInfo, chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(game.rulings.flatMap(({ id, default: usual }) => (chosen[id] && chosen[id] !== usual ? [[id, chosen[id]]] : [])));
}

function stored(): Record<string, TablePlan> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, TablePlan>;
  } catch {
    return {};
  }
}
