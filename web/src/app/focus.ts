/** On a new page the keyboard and the screen reader begin at its heading. */

let moved = false;

export function focusHeading(): void {
  moved = true;
  const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For a page that changes as a whole while it is open: what had the focus is gone, so it goes to the new heading. */
export function refocusHeading(): void {
  if (moved && document.activeElement === document.body) focusHeading();
}

export function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
