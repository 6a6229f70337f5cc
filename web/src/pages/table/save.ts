/** The game so far, as this player saw it, as a file. */

import { seatAt } from "../../room/seats.svelte";
import { saveFile } from "../../share/file";
import { get } from "../../wire/api";
import type { ReplayFrames } from "../../wire/types";

export async function saveGame(code: string, names: readonly string[]): Promise<void> {
  const frames = await get<ReplayFrames>(`/rooms/${code}/frames`, seatAt(code)?.token ?? "");
  saveFile(fileName(code, names), JSON.stringify(frames));
}

export function fileName(code: string, names: readonly string[]): string {
  const players = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")).filter(Boolean);
  return `${[...players, code].join("_")}.kaimaku.json`;
}
