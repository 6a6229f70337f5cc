/** Does the page need the whole screen? Then no bar stands below it. */

import { untrack } from "svelte";

let full = $state(0);

export function fullScreen(): boolean {
  return full > 0;
}

/** Until the function it gives is called. */
export function takeScreen(): () => void {
  untrack(() => (full += 1));
  return () => untrack(() => (full -= 1));
}
