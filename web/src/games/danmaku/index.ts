/** Danmaku!! in the browser. */

import type { Player, View } from "../../wire/types";
import type { ClientGame, Score } from "../client_game";
import FullFace from "./card/FullFace.svelte";
import { sentence } from "./card/sentence";
import TableFace from "./card/TableFace.svelte";
import { isDanmaku, teamNamed } from "./card/types";
import { catalogue } from "./catalogue";
import Roles from "./result/Roles.svelte";

function players(view: View): readonly Player[] {
  return view.game === "danmaku" ? view.players : [];
}

const life: Score = {
  of: (view, seat) => {
    const player = players(view)[seat];
    return player?.active === false ? 0 : (player?.life ?? 0);
  },
  most: (view) => Math.max(1, ...players(view).map((player) => Math.max(player.max_life ?? 4, player.life ?? 0))),
  rising: false,
};

export default {
  cloth: "#26272d",
  table: () => import("./table/DanmakuTable.svelte"),
  windows: true,
  score: life,
  isOut: (view: View, seat: number) => players(view)[seat]?.active === false,
  kept: (view: View, seat: number) => {
    const role = players(view)[seat]?.role;
    return role ? { role } : {};
  },
  cards: { owns: isDanmaku, faces: { small: TableFace, table: TableFace, full: FullFace }, sentence },
  catalogue,
  decks: null,
  Outcome: Roles,
  roleWords: (kind) => teamNamed(kind).words,
  replayPanel: { words: ["Beliefs", "推理"], glyph: "stageBoss", panel: () => import("./replay/BeliefPanel.svelte") },
  markWords: { downed: ["defeated", "敗北"], skill: ["Spell Card", "スペルカード"] },
} satisfies ClientGame;
