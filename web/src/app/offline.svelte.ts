/** Can the server be reached? Asked again from time to time once it could not. */

import { unreachable } from "../wire/api";

const FIRST = 2_000;
const LONGEST = 30_000;

let away = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST;
let back: (() => void)[] = [];

export function serverAway(): boolean {
  return away;
}

/** Something could not be loaded. If the server is away, that is said, and `then` happens once it is back. */
export async function ifAway(then: () => void): Promise<void> {
  if (await answers()) return;
  back.push(then);
  lost();
}

export async function tryNow(): Promise<void> {
  clearTimeout(timer);
  if (await answers()) {
    away = false;
    wait = FIRST;
    const waited = back;
    back = [];
    for (const then of waited) then();
    return;
  }
  wait = Math.min(wait * 2, LONGEST);
  timer = setTimeout(() => void tryNow(), wait);
}

function lost(): void {
  if (away) return;
  away = true;
  timer = setTimeout(() => void tryNow(), wait);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Hear of every request that reached nobody. */
export function watchServer(): void {
  unreachable(lost);
  addEventListener("online", () => away && void tryNow());
}
