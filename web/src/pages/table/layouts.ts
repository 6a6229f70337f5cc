/** The table of each game. Another game adds its own here. */

import type { Component } from "svelte";

import type { Table } from "../../table/table";
import type { GameName } from "../../wire/types";

export type Layout = Component<{ table: Table; mode: "play" | "watch" | "replay" }>;

const LAYOUTS: Partial<Record<GameName, () => Promise<{ default: Layout }>>> = {
  hocg: () => import("../../table/HocgTable.svelte"),
};

export async function layout(game: GameName): Promise<Layout | null> {
  return (await LAYOUTS[game]?.())?.default ?? null;
}
