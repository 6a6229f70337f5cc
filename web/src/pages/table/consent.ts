/** An open request at a table, in words: what was asked, who has not answered, how many agree. */

import { plain } from "../../card/text";
import type { Room } from "../../room/room.svelte";
import { together } from "../../room/together";
import type { Line, Offer } from "../../wire/types";
import { say } from "../../words/words";
import { w } from "./words";

const ASKED = { undo: "askedUndo", draw: "askedDraw", step_back: "askedBack", rematch: "askedRematch", to_result: "askedResult" } as const;

/** The people whose word counts: those who still play themselves; to what comes after that, those who are here. */
function people(room: Room, offer: Offer | null): number[] {
  const seats = (room.info?.seats ?? []).filter((seat) => seat.kind === "human");
  const after = offer?.kind === "to_result" || (offer?.kind === "rematch" && (room.info?.seats.length ?? 0) > 2);
  return seats.filter((seat) => (after ? seat.present : !seat.substitute && !seat.out)).map((seat) => seat.seat);
}

/** Those who must still answer, apart from this player. */
export function silent(room: Room, offer: Offer | null): number[] {
  return people(room, offer).filter((seat) => seat !== room.seat && !offer?.agreed?.includes(seat));
}

/** What would be undone, as this player's own journal tells it: the asker's decision, and all that came after it. */
export function undone(room: Room, offer: Offer): Line[] {
  if (offer.kind !== "undo") return [];
  return room.lines.filter((line) => line.n > (offer.after ?? 0) && line.words);
}

/** What somebody asks for. */
export function asked(room: Room, offer: Offer): string {
  const [first] = undone(room, offer);
  const mine = offer.seat === room.seat;
  if (!first) return mine ? w(ASKED[offer.kind]) : plain(say(offer.words), room.names);
  const parts = { who: room.nameOf(offer.seat), what: plain(say(first.words), room.names) };
  if (first.seat !== offer.seat) return w(mine ? "askedBefore" : "asksBefore", parts);
  return w(mine ? "askedTakeBack" : "asksTakeBack", parts);
}

/** How much further an undo leads than the asker's decision; empty: no further. */
export function further(room: Room, offer: Offer): string {
  const [first, ...rest] = undone(room, offer);
  const others = rest.filter((line) => line.seat !== offer.seat);
  if (!first || !others.length) return "";
  const n = others.length;
  if (others.some((line) => line.seat === room.seat)) return w("undoesYours", { n });
  return n === 1 ? w("undoesOne") : w("undoesMore", { n });
}

/** How the request stands, for whoever made it or has agreed; empty numbers are left out where only two are concerned. */
export function offerStatus(room: Room, offer: Offer): string {
  const missing = silent(room, offer);
  const said = offer.seat === room.seat ? [asked(room, offer)] : [asked(room, offer), w("youAgreed")];
  if (missing.length) said.push(w(missing.length > 1 ? "silentMany" : "silentOne", { who: together(missing.map((seat) => room.nameOf(seat))) }));
  return said.filter(Boolean).join(w("gap"));
}

/** "2 of 4 agreed", where more than two people are asked. */
export function count(room: Room, offer: Offer): string {
  const all = people(room, offer);
  return all.length > 2 ? w("agreedOf", { n: all.filter((seat) => offer.agreed?.includes(seat)).length, all: all.length }) : "";
}
