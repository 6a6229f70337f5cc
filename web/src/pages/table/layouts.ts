/** The table of each game. Another game adds its own here. */

import type { Component } from "svelte";

import type { Table } from "../../table/table";
import type { GameName, View } from "../../wire/types";

type Mode = "play" | "watch" | "replay";
/** Shows the table of any game; a room and its layout are always of the same game. */
export type Layout = Component<{ table: Table<View>; mode: Mode }>;

const LAYOUTS: Partial<Record<GameName, () => Promise<{ default: unknown }>>> = {
  hocg: () => import("../../table/HocgTable.svelte"),
  danmaku: () => import("../../table/DanmakuTable.svelte"),
  vcard: () => import("../../table/VCardTable.svelte"),
};

export async function layout(game: GameName): Promise<Layout | null> {
  return ((await LAYOUTS[game]?.())?.default as Layout | undefined) ?? null;
}
