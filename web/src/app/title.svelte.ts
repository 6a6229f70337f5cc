/** The tab of this page: its title and its sign tell that a game waits for this player. */

import { waiting } from "../mygames/waiting.svelte";
import { words } from "../words/words";

const w = words({ move: ["Your move", "あなたの番"], found: ["Opponent found", "相手が見つかりました"] });
const QUIET = "/curtain.svg";
const CALLING = "/curtain-turn.svg";

export function titled(title: string): string {
  return waiting.calls ? `● ${w(waiting.found === null ? "move" : "found")} · ${title}` : title;
}

export function markTab(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = waiting.calls ? CALLING : QUIET;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
