/** VCard in the browser. */

import type { View } from "../../wire/types";
import type { ClientGame, Score } from "../client_game";
import FullFace from "./card/FullFace.svelte";
import { isVCard } from "./card/kinds";
import { sentence } from "./card/sentence";
import SmallFace from "./card/SmallFace.svelte";
import TableFace from "./card/TableFace.svelte";
import { catalogue } from "./catalogue";
import { decks } from "./decks";

/** Points that win a game. */
const TO_WIN = 3;

const points: Score = {
  of: (view, seat) => (view.game === "vcard" ? (view.boards[seat]?.points ?? 0) : null),
  most: (view) => (view.game === "vcard" ? Math.max(TO_WIN, ...view.boards.map((board) => board.points ?? 0)) : TO_WIN),
  rising: true,
};

export default {
  cloth: "#16513d",
  table: () => import("./table/VCardTable.svelte"),
  windows: true,
  score: points,
  isOut: () => false,
  kept: (view: View, seat: number) => (view.game === "vcard" && view.round === 1 && view.phase !== "setup" ? { first: view.first === seat } : {}),
  cards: { owns: isVCard, faces: { small: SmallFace, table: TableFace, full: FullFace }, sentence },
  catalogue,
  decks,
} satisfies ClientGame;
