"""What a designer would mark on any screen: words that are cut off or lie under something, found among all of them."""

from __future__ import annotations

from playwright.sync_api import Page

# Every line of text on the screen. Cut: beyond an element that hides what sticks out of it, sideways, or in the middle
# of the line; whole lines that a face leaves out, and what can be scrolled to, are not. Covered: something that isn't
# see-through is painted over it.
MARKED = r"""(root) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
  const scrolls = (each, style) =>
    (/auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 1) ||
    (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1);
  const seeThrough = (each) => {
    const style = getComputedStyle(each);
    return style.backgroundColor === "rgba(0, 0, 0, 0)" && style.backgroundImage === "none";
  };
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    const text = walk.currentNode.textContent.trim();
    if (!text || at.closest(".unseen, script, style, option, svg")) continue;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const words = document.createRange();
    words.selectNodeContents(walk.currentNode);
    let lines = [...words.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    let moves = false;
    for (let up = at; up && up !== document.documentElement && !moves; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "inline" || !clips(style)) continue;
      moves = scrolls(up, style);
      if (moves) break;
      const box = up.getBoundingClientRect();
      if (style.webkitLineClamp !== "none") lines = lines.filter((line) => line.bottom <= box.bottom + 2);
      const beyond = (line) =>
        Math.max(box.left - line.left, line.right - box.right) > 2 ||
        Math.max(box.top - line.top, line.bottom - box.bottom) > 2 + 0.2 * line.height;
      if (lines.some(beyond)) found.push(`cut: ${text}`);
    }
    if (moves) continue;
    for (const line of lines) {
      const over = [0.1, 0.5, 0.9].some((share) => {
        const stack = document.elementsFromPoint(line.left + line.width * share, line.top + line.height / 2);
        const mine = stack.findIndex((each) => each === at || at.contains(each));
        const above = stack.slice(0, Math.max(0, mine));
        return above.some((each) => !each.contains(at) && !at.contains(each) && !seeThrough(each));
      });
      if (over) found.push(`covered: ${text}`);
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push("the page is too wide");
  return [...new Set(found)];
}"""


def marked(page: Page, root: str = "main") -> list[str]:
    found: list[str] = page.evaluate(MARKED, root)
    return found
