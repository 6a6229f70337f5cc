"""Everything that is written on a page, read as eyes do: what is cut off, sticks out, or lies over something else."""

from __future__ import annotations

from playwright.sync_api import Page

# Texts of the page, or of the window that is open over it. Those of faces that show as many lines as fit, texts that
# ask (they are shortened with dots and read with a press), and what is only heard are left out.
TEXTS = """() => {
  const left = ".unseen, [aria-live], .fitted, .source, .brief .words, .compact .wide, .queue .small";
  const found = [];
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const each = node.parentElement;
    if (!node.data.trim() || each.closest(left) || !each.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length) found.push({ each, said: node.data.trim().replace(/\\s+/g, " "), rects });
  }
  return found;
}"""

# Texts that a box around them cuts off, or the edge of the window; what is scrolled can be read.
CUT = f"""() => ({TEXTS})().filter(({{ each, rects }}) => {{
  for (let box = each; box && box !== document.documentElement; box = box.parentElement) {{
    const {{ overflowX, overflowY, position }} = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const edge = box.getBoundingClientRect();
    const hides = (style) => style === "hidden" || style === "clip";
    const beside = (rect) => rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5;
    if (hides(overflowX) && rects.some(beside)) return true;
    const air = (rect) => 0.22 * rect.height;
    if (hides(overflowY) && rects.some((rect) => rect.bottom - air(rect) > edge.bottom + 1)) return true;
    if (position === "fixed") break;
  }}
  return rects.some((rect) => rect.right > innerWidth + 1 || rect.left < -1);
}}).map(({{ said }}) => said)"""

# Names of cards whose words go on in another line, or of which one letter stands alone.
BROKEN = """() => [...document.querySelectorAll(".thing .card .name")].filter((name) => {
  const text = name.firstChild;
  const tops = (from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
    return new Set(rects.map((rect) => Math.round(rect.top))).size;
  };
  const words = [...text.data.matchAll(/[A-Za-z0-9']+/g)];
  const broken = words.some((word) => tops(word.index, word.index + word[0].length) > 1);
  const lines = text.data.split("\\n");
  return broken || lines.some((line) => lines.length > 1 && [...line.trim()].length < 2);
}).map((name) => name.textContent)"""


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def broken(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BROKEN)
    return found
