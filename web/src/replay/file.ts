/** A file a player opens: a finished game goes to the server, a game saved half-way stays in this browser. */

import { cleaned } from "../settings/names";
import { upload } from "../wire/api";
import type { ReplayFrames, StoredReplay } from "../wire/types";

const MOST = 64_000_000;
let opened: ReplayFrames | null = null;

export class BadFile extends Error {
  constructor(readonly why: "badFile" | "big") {
    super(why);
  }
}

/** The address at which the game can be watched. */
export async function openFile(file: File): Promise<string> {
  if (file.size > MOST) throw new BadFile("big");
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] === 0x7b) {
    opened = frames(await file.text());
    return "/replays/file";
  }
  if (head[0] !== 0x4b) throw new BadFile("badFile");
  return `/replays/${(await upload<StoredReplay>("/replays", file)).id}`;
}

export function openedFile(): ReplayFrames | null {
  return opened;
}

function tidy(names: readonly unknown[]): string[] {
  return names.map((name) => cleaned(String(name), 24));
}

export function frames(text: string): ReplayFrames {
  try {
    const data = JSON.parse(text) as Partial<ReplayFrames> | null;
    if (data?.format === "kaimaku-frames-1" && data.steps?.length && data.names && data.marks) return { ...(data as ReplayFrames), names: tidy(data.names), ...(data.names_ja ? { names_ja: tidy(data.names_ja) } : {}) };
  } catch {
    // told below
  }
  throw new BadFile("badFile");
}
