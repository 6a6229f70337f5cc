/** Any game that has no folder of its own: rows of cards, as the server's plain view tells them. */

import type { PlainView, View } from "../../wire/types";
import { listed } from "../../card/sentence";
import type { ClientGame, Score } from "../client_game";
import FullFace from "./FullFace.svelte";
import TableFace from "./TableFace.svelte";

function plain(view: View): PlainView | null {
  return view.game === "plain" ? view : null;
}

const points: Score = {
  of: (view, seat) => plain(view)?.seats.find((each) => each.seat === seat)?.score ?? null,
  most: (view) => Math.max(1, ...(plain(view)?.seats ?? []).map(({ score }) => score ?? 0)),
  rising: true,
};

export default {
  cloth: "#2b3a52",
  table: () => import("./PlainTable.svelte"),
  windows: true,
  score: points,
  isOut: (view: View, seat: number) => plain(view)?.seats.find((each) => each.seat === seat)?.out ?? false,
  cards: {
    owns: (card) => card.kind === "card",
    faces: { small: TableFace, table: TableFace, full: FullFace },
    sentence: (card, _now, lang) => listed([card.name[lang], ...(card.abilities ?? []).map(({ text }) => text[lang])], lang),
  },
  catalogue: null,
  decks: null,
} satisfies ClientGame;
