/** What lies where on a plain table. */

import { plain } from "../../card/text";
import type { CardInfo, Handle, PlainCard, PlainRow, PlainSeat, PlainView, Words } from "../../wire/types";

/** A card that nobody can point at. */
export const NOWHERE: Handle = "-";

export function rowOf(view: PlainView, card: Handle): PlainRow | undefined {
  return card === NOWHERE ? undefined : view.rows.find((row) => row.cards?.some(({ id }) => id === card));
}

export function seatNamed(view: PlainView, thing: Handle): PlainSeat | undefined {
  return view.seats.find(({ id }) => id === thing);
}

export function countOf({ cards = [], count }: PlainRow): number {
  return count ?? cards.length;
}

/** The hand that is shown with the question. */
export function handOf(view: PlainView, seat: number): PlainRow | undefined {
  return view.rows.find((row) => row.hand && row.seat === seat);
}

export function common(view: PlainView): PlainRow[] {
  return view.rows.filter((row) => row.seat == null);
}

/** The seats from the one to the left of the near seat around to itself: it comes last, nearest to its hand. */
export function clockwise(view: PlainView, near: number): PlainSeat[] {
  const at = view.seats.findIndex(({ seat }) => seat === near);
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at + 1)];
}

/** Everything that can be pointed at, in the order in which it is shown. */
export function walk(view: PlainView, near: number): Handle[] {
  const inside = (row: PlainRow): Handle[] => [row.id, ...(row.cards ?? []).map(({ id }) => id)];
  const seats = clockwise(view, near).flatMap(({ seat, id }) => [id, ...view.rows.filter((row) => row.seat === seat).flatMap(inside)]);
  return [...common(view).flatMap(inside), ...seats].filter((thing) => thing !== NOWHERE);
}

/** A card of the view, as the parts of every table read cards. */
function asCard({ id, text }: PlainCard, name: Words, tell: (words: Words) => Words): CardInfo {
  const abilities = text ? [{ kind: "text", label: { en: "", ja: "" }, text: tell(text) }] : [];
  return { id, kind: "card", name: tell(name), names: [tell(name)], abilities };
}

/** The cards whose face the viewer knows, by handle. */
export function known(cards: readonly PlainCard[], names: readonly string[]): ReadonlyMap<Handle, CardInfo> {
  const tell = ({ en, ja }: Words): Words => ({ en: plain(en, names), ja: plain(ja, names) });
  return new Map(cards.flatMap((card) => (card.name ? [[card.id, asCard(card, card.name, tell)]] : [])));
}

export function cardNamed(view: PlainView, thing: Handle | null): PlainCard | undefined {
  return thing === null ? undefined : rowOf(view, thing)?.cards?.find(({ id }) => id === thing);
}
