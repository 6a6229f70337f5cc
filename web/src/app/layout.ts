/**
 * Sizes and scroll positions, after the page was laid out. Whoever asks for them while an update is being shown makes the
 * browser lay everything out at once, and for the frame again. A ResizeObserver tells after that and before anything is
 * painted: there they cost nothing, and what is changed by them is in the same frame.
 */

type Told = (element: HTMLElement) => void;

const sizes = new WeakMap<Element, Told>();
const waiting = new WeakMap<Element, () => void>();
/** Made first, so told first: what waits for the layout may change the page. */
const sizing = new ResizeObserver((entries) => entries.forEach(({ target }) => sizes.get(target)?.(target as HTMLElement)));
const laying = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const then = waiting.get(target);
    forget(target);
    then?.();
  }
});

/** For `{@attach}`: told once the element is laid out, and whenever its size is another. */
export function sized(told: Told): (element: HTMLElement) => () => void {
  return (element) => {
    sizes.set(element, told);
    sizing.observe(element, { box: "border-box" });
    return () => {
      sizing.unobserve(element);
      sizes.delete(element);
    };
  };
}

/** Once, when the element is laid out as it is now; of several in one frame only the last. Returns how to give it up. */
export function laidOut(element: Element, then: () => void): () => void {
  forget(element);
  waiting.set(element, then);
  laying.observe(element);
  return () => forget(element);
}

function forget(element: Element): void {
  laying.unobserve(element);
  waiting.delete(element);
}
