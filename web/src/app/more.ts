/** For `{@attach}`: the end of what can be scrolled fades while there is more below it, so that no line looks cut off. */
export function fading(element: HTMLElement): () => void {
  const look = (): void => {
    element.toggleAttribute("data-more", element.scrollHeight - element.scrollTop - element.clientHeight > 4);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  };
  const children = new MutationObserver(watch);
  children.observe(element, { childList: true });
  watch();
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener("scroll", look);
  };
}
