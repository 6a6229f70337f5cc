/** hololive OCG in the browser. */

import type { View } from "../../wire/types";
import type { ClientGame, Score } from "../client_game";
import FullFace from "./card/FullFace.svelte";
import { isHocg } from "./card/kinds";
import { sentence } from "./card/sentence";
import SmallFace from "./card/SmallFace.svelte";
import TableFace from "./card/TableFace.svelte";
import { catalogue } from "./catalogue";
import { decks } from "./decks";
import { workshop } from "./workshop";

const life: Score = {
  of: (view, seat) => (view.game === "hocg" ? (view.sides[seat]?.life.count ?? 0) : null),
  most: (view) => (view.game === "hocg" ? Math.max(1, ...view.sides.map((side) => side.life_max)) : 1),
  rising: false,
};

export default {
  cloth: "#8c3a12",
  table: () => import("./table/HocgTable.svelte"),
  windows: false,
  score: life,
  isOut: () => false,
  kept: (view: View, seat: number) => (view.game === "hocg" && view.phase !== "setup" ? { first: view.first === seat } : {}),
  cards: { owns: isHocg, faces: { small: SmallFace, table: TableFace, full: FullFace }, sentence },
  catalogue,
  decks,
  workshop,
} satisfies ClientGame;
