/** Does the page need the whole screen? Then no bar stands below it. */

let full = $state(false);
/** How many need it. No state: what is read while an effect ends is what it was before, and would be counted twice. */
let wanted = 0;

export function fullScreen(): boolean {
  return full;
}

/** Until the function it gives is called. */
export function takeScreen(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: number): void {
  wanted += by;
  full = wanted > 0;
}
