/** What jsdom lacks and our modules need. */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // what is imported when it is opened may take its time on a busy machine
vi.stubGlobal("matchMedia", (query: string) => ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
/** There is no page to scroll: everything is in sight. Not a stub, so that tests that take their stubs back keep it. */
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  constructor(private readonly told: IntersectionObserverCallback) {}
  observe(target: Element): void {
    queueMicrotask(() => this.told([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
vi.stubGlobal("scrollTo", () => undefined);

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
