/** What every table does when something changes: say it, sound it, mark and move it. */

import { untrack } from "svelte";

import { announce } from "../app/Live.svelte";
import { heard, sound } from "../app/sound";
import { promptWords } from "./dock/prompt";
import type { Motion } from "./motion/motion";
import type { Play } from "./play.svelte";
import { announcements } from "./announcements";

/** Call once while the component is being made. */
export function follow(play: Play, motion: Motion, root: () => HTMLElement | undefined): void {
  const { table, chooser } = play;

  $effect.pre(() => {
    const { view, lines } = table;
    untrack(() => motion.before(view, lines));
  });
  $effect(() => {
    void [table.view, table.lines];
    untrack(() => motion.after());
  });

  // A new question puts back what was in hand, and is said at once; the bell is for those who looked away.
  let asked = false;
  $effect(() => {
    const question = chooser.question;
    untrack(() => {
      chooser.renew();
      play.why = null;
      if (question) announce(promptWords(play), "assertive");
      if (question && !asked) sound("bell");
      asked = question !== null;
      if (question && play.keyed && document.activeElement === document.body) root()?.querySelector<HTMLElement>("#table-prompt")?.focus();
    });
  });

  // Events are read politely, in the journal's own words; what was there before the page is not.
  let told = -1;
  $effect(() => {
    const lines = table.lines;
    untrack(() => {
      const last = lines.at(-1)?.n ?? 0;
      const news = told >= 0 ? lines.filter((line) => line.n > told) : [];
      const noise = heard(news.filter((line) => line.words).map((line) => line.kind));
      if (noise) sound(noise);
      for (const text of announcements(news, play.namesIn)) announce(text);
      told = last;
    });
  });
}
