/** Rooms and messages to test with. */

import type { Line, Question, RoomInfo, Update, Welcome } from "../wire/types";

export function info(some: Partial<RoomInfo> = {}): RoomInfo {
  return {
    code: "abcdefgh",
    game: "hocg",
    status: "playing",
    options: {},
    seats: [
      { seat: 0, kind: "human", name: "Aki", present: true },
      { seat: 1, kind: "human", name: "Ben", present: true },
    ],
    ...some,
  };
}

export function line(n: number, seat = 1): Line {
  return { n, kind: "draw", seat, words: { en: `event ${n}`, ja: `出来事${n}` } };
}

export function question(asked: number): Question {
  return { asked, prompt: "hocg:main", rule: "hocg:7.5", options: [{ verb: "end" }, { verb: "bloom" }] };
}

export function welcome(some: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", room: info(), seat: 0, n: 0, protocol: 1, ...some };
}

export function update(n: number, some: Partial<Update> = {}): Update {
  return { type: "update", n, lines: [line(n)], ...some };
}
