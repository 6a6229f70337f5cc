/** Noting games in the list: at the table while they are played, and later what became of them. */

import { gameNamed } from "../games";
import { levelNamed } from "../room/level.svelte";
import type { Room } from "../room/room.svelte";
import type { Looked } from "../room/unfinished";
import type { RoomInfo, SeatInfo } from "../wire/types";
import { codeOf, finished, type GameRecord, type Opponent, type Result } from "./record";
import { keepGames, myGame, myGames } from "./store.svelte";

/** Its last words are a rule of the room, not of the game. */
const ABANDONED = "room:abandoned";
const conceding = new Set<string>();

/** This player gives the game up; whether it ends by that is another matter. */
export function noteConceding(room: Room): void {
  conceding.add(room.id);
}

/** The game at this table, as far as this seat knows it. Nobody who only watches has a game there. */
export function noteTable(room: Room): void {
  const { info, seat, view } = room;
  if (!info || seat === null || info.status === "waiting" || !view) return;
  const known = myGame(room.id);
  const kept = gameNamed(info.game).kept?.(view, seat) ?? {};
  const kind = room.coach ? "lesson" : info.puzzle ? "puzzle" : info.practice ? "practice" : undefined;
  // who began is what the first look says: a later round may begin with another
  const first = known?.first ?? kept.first;
  note({
    ...ofRoom(info, seat),
    ...(kept.role ? { role: kept.role } : {}),
    ...(first === undefined ? {} : { first }),
    ...(known?.kind ? { kind: known.kind } : kind ? { kind } : {}),
    ...(conceding.has(room.id) ? { conceded: true } : {}),
  });
}

/** A table that was only asked about. */
export function noteLooked({ own }: Looked): void {
  const { room, seat } = own;
  if (room.status === "waiting") return;
  const id = `${room.code}-${room.number ?? 1}`;
  note({ ...ofRoom(room, seat), ...(room.practice && !myGame(id)?.kind ? { kind: "practice" as const } : {}) });
  // of the games before this one in the same room, nothing more will be known
  for (const earlier of myGames()) if (codeOf(earlier) === room.code && earlier.id !== id && !finished(earlier)) note({ ...earlier, result: "unfinished" });
}

/** Rooms that are gone: what was open there has no end. */
export function noteGone(codes: ReadonlySet<string>): void {
  for (const record of myGames()) if (!finished(record) && codes.has(codeOf(record))) note({ ...record, result: "unfinished" });
}

function ofRoom(info: RoomInfo, seat: number): GameRecord {
  const id = `${info.code}-${info.number ?? 1}`;
  const mine = info.seats.find((each) => each.seat === seat);
  const result = resultOf(info, seat);
  const known = myGame(id);
  return {
    id,
    game: info.game,
    when: known?.when ?? Date.now(),
    result,
    seat,
    seats: info.seats.length,
    name: mine?.name ?? "",
    against: info.seats
      .filter((each) => each.seat !== seat)
      .map(opponent),
    ...(result === "open" ? {} : { ended: known?.ended ?? Date.now() }),
    ...(mine?.deck ? { deck: mine.deck } : {}),
    ...(info.turn ? { turns: info.turn } : {}),
    ...(info.outcome?.replay ? { replay: info.outcome.replay } : {}),
  };
}

function opponent({ name = "", name_ja: ja, kind, bot, deck }: SeatInfo): Opponent {
  const level = kind === "bot" ? levelNamed(bot) : undefined;
  return { name, ...(kind === "bot" ? { bot: true } : {}), ...(deck ? { deck } : {}), ...(ja ? { ja } : {}), ...(level ? { level } : {}) };
}

function resultOf({ outcome }: RoomInfo, seat: number): Result {
  if (!outcome) return "open";
  if (outcome.rule === ABANDONED) return "unfinished";
  if (outcome.winners.length === 0) return "drawn";
  return outcome.winners.includes(seat) ? "won" : "lost";
}

/** Written only if it says something new. */
function note(record: GameRecord): void {
  const known = myGame(record.id);
  if (known && finished(known) && !finished(record)) return;
  const next = { ...known, ...record };
  if (!known || JSON.stringify(known) !== JSON.stringify(next)) keepGames([next]);
}
