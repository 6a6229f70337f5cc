/** What a player asks of a room in one message, without waiting for an answer of its own. */

import type { AutoPass, DeckChoice, FromClient } from "../wire/types";

export abstract class Requests {
  /** Whether it could be sent. */
  protected abstract send(message: FromClient): boolean;

  offerDraw(): void {
    this.send({ type: "draw" });
  }

  /** In a match of a tournament: who lost says who goes first in the next game. */
  nextGame(first: boolean): void {
    this.send({ type: "next_game", first });
  }

  rematch(swap: boolean, deck: DeckChoice | null = null): void {
    this.send({ type: "rematch", swap, deck });
  }

  stepBack(): void {
    this.send({ type: "step_back" });
  }

  concede(): void {
    this.send({ type: "concede" });
  }

  /** `bot`: which one fills a seat that nobody has taken. */
  absent(seat: number, what: "bot" | "claim" | "wait", bot?: string): void {
    this.send({ type: "absent", seat, what, ...(bot ? { bot } : {}) });
  }

  /** Leave and let a bot take over; the seat can be taken back at any time. */
  handOver(): void {
    this.send({ type: "leave" });
  }

  takeSeatBack(): void {
    this.send({ type: "return" });
  }

  setStanding(until: AutoPass["until"] = "", hold: string[] = [], own = false): void {
    this.send({ type: "standing", until, hold, own });
  }
}
