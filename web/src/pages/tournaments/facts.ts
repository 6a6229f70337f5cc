/** What a tournament is, in a few words. */

import { settings } from "../../settings/settings.svelte";
import type { GameInfo, TournamentPlan } from "../../wire/types";
import { say } from "../../words/words";
import { w } from "./words";

export function facts(plan: TournamentPlan, game: GameInfo | undefined): string[] {
  const { system = "swiss", best_of: best = 1, cut = 0, time = 40, delay = 3, restricted = "" } = plan;
  return [
    say(game?.name) || plan.game,
    w(system),
    best === 3 ? w("bestOf", { n: best }) : w("one"),
    ...(cut ? [w("cut", { n: cut })] : []),
    time ? w("minutes", { n: time }) : w("noTime"),
    ...(restricted ? [w("list", { region: say(game?.regions?.[restricted]) || restricted })] : []),
    ...(plan.invited ? [w("invited")] : []),
    ...(delay ? [w("delayed", { n: delay })] : []),
  ];
}

export function startWords(plan: TournamentPlan): string {
  return plan.starts ? w("starts", { when: moment(plan.starts) }) : w("byHand");
}

/** "Fri 20 Nov, 19:00" */
export function moment(at: number): string {
  const form: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Date(at * 1000).toLocaleString(settings.lang === "ja" ? "ja-JP" : "en-GB", form);
}

export function hour(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(settings.lang === "ja" ? "ja-JP" : "en-GB", { hour: "2-digit", minute: "2-digit" });
}
