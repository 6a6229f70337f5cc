/** Every thing, attached card and pile of a table, and where it was on the screen when that was asked for first. */

export interface Placed {
  box: DOMRect;
  element: HTMLElement;
}

export class Places {
  readonly #elements = new Map<string, HTMLElement>();
  readonly #read = new Map<string, Placed>();

  /** Of the board alone: beside it stand thousands of words, and nothing that moves. */
  constructor(root?: HTMLElement) {
    for (const element of root?.querySelector(".board")?.querySelectorAll<HTMLElement>("[data-spot], [data-card], [data-thing]") ?? []) {
      const { thing, card: attached, spot } = element.dataset;
      const key = thing ?? attached ?? (spot ? `spot:${spot}` : "");
      if (key) this.#elements.set(key, element);
    }
  }

  keys(): Iterable<string> {
    return this.#elements.keys();
  }

  element(key: string): HTMLElement | undefined {
    return this.#elements.get(key);
  }

  get(key: string): Placed | undefined {
    const known = this.#read.get(key);
    const element = this.#elements.get(key);
    if (known || !element) return known;
    const placed = { box: element.getBoundingClientRect(), element };
    this.#read.set(key, placed);
    return placed;
  }

  /** Read now where these are, or everything: as soon as one of them moves, it isn't there any more. */
  read(keys: Iterable<string> = this.keys()): this {
    for (const key of keys) this.get(key);
    return this;
  }
}
