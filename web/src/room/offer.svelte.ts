/** What a player asks of the others: to undo, a draw, a rematch. */

import type { RoomInfo } from "../wire/types";

export class OpenOffer {
  /** What this player asked of the others came to nothing. */
  declined = $state(false);
  /** It was settled: agreed to by going back, or withdrawn. */
  #settled = false;

  settle(): void {
    this.#settled = true;
  }

  putAway(): void {
    this.declined = false;
  }

  /** The room as it was and as it is now, for the player at `seat`. */
  follow(was: RoomInfo | null, now: RoomInfo, seat: number | null): void {
    const before = was?.offer;
    if (now.offer) {
      this.declined = false;
      if (!before) this.#settled = false;
    } else if (before) {
      const went = this.#settled || now.status !== was.status || now.number !== was.number;
      this.declined = before.seat === seat && !went;
    }
  }
}
