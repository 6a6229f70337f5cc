/** The game so far, as this player saw it, as a file. */

import { seatAt } from "../../room/seats.svelte";
import { get } from "../../wire/api";
import type { ReplayFrames } from "../../wire/types";

export async function saveGame(code: string, names: readonly string[]): Promise<void> {
  const frames = await get<ReplayFrames>(`/rooms/${code}/frames`, seatAt(code)?.token ?? "");
  const file = new Blob([JSON.stringify(frames)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(code, names);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function fileName(code: string, names: readonly string[]): string {
  const players = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")).filter(Boolean);
  return `${[...players, code].join("_")}.kaimaku.json`;
}
