const NEAR = "600px";

/** For an element that is long to draw: told once, when it comes near the visible part of the page. */
export function onSight(seen: () => void): (element: Element) => () => void {
  return (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        seen();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
