/** Unexpected errors: shown in one line, with the details in the browser's console. */

let failed = $state(false);

export function unexpected(): boolean {
  return failed;
}

export function putAway(): void {
  failed = false;
}

export function fail(error: unknown): void {
  console.error(error);
  failed = true;
}

/** Browsers report these though nothing is broken. */
const HARMLESS = /ResizeObserver loop/;

export function watchForErrors(): void {
  addEventListener("error", (event) => {
    if (event.message && !HARMLESS.test(event.message)) failed = true;
  });
  addEventListener("unhandledrejection", () => (failed = true));
}
