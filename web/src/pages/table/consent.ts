/** An open request at a table, in words: what was asked, who has not answered, how many agree. */

import { plain } from "../../card/text";
import type { Room } from "../../room/room.svelte";
import { together } from "../../room/together";
import type { Offer } from "../../wire/types";
import { say } from "../../words/words";
import { w } from "./words";

const ASKED = { undo: "askedUndo", draw: "askedDraw", step_back: "askedBack", rematch: "askedRematch" } as const;

/** The people whose word counts: those who still play themselves; to another game of several, those who are here. */
function people(room: Room, offer: Offer | null): number[] {
  const seats = (room.info?.seats ?? []).filter((seat) => seat.kind === "human");
  const again = offer?.kind === "rematch" && (room.info?.seats.length ?? 0) > 2;
  return seats.filter((seat) => (again ? seat.present : !seat.substitute && !seat.out)).map((seat) => seat.seat);
}

/** Those who must still answer, apart from this player. */
export function silent(room: Room, offer: Offer | null): number[] {
  return people(room, offer).filter((seat) => seat !== room.seat && !offer?.agreed?.includes(seat));
}

/** What somebody asks for. */
export function asked(room: Room, offer: Offer): string {
  return plain(say(offer.words), room.names);
}

/** How the request stands, for whoever made it or has agreed; empty numbers are left out where only two are concerned. */
export function offerStatus(room: Room, offer: Offer): string {
  const missing = silent(room, offer);
  const said = offer.seat === room.seat ? [w(ASKED[offer.kind])] : [asked(room, offer), w("youAgreed")];
  if (missing.length) said.push(w(missing.length > 1 ? "silentMany" : "silentOne", { who: together(missing.map((seat) => room.nameOf(seat))) }));
  return said.filter(Boolean).join(w("gap"));
}

/** "2 of 4 agreed", where more than two people are asked. */
export function count(room: Room, offer: Offer): string {
  const all = people(room, offer);
  return all.length > 2 ? w("agreedOf", { n: all.filter((seat) => offer.agreed?.includes(seat)).length, all: all.length }) : "";
}
