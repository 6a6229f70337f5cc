"""axe-core, run inside a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A card that is just fading in is too pale for a moment. Judged is what stays: whatever moves is at its end, and what
# begins to move meanwhile is at its end at once.
AT_REST = """async (only) => {
  const style = document.createElement("style");
  style.textContent = `*, *::before, *::after {
    transition: none !important; animation-delay: 0s !important; animation-duration: 0s !important;
  }`;
  const animate = Element.prototype.animate;
  const ended = (animation) => {
    if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
    return animation;
  };
  document.head.append(style);
  document.getAnimations().forEach(ended);
  Element.prototype.animate = function (...how) { return ended(animate.apply(this, how)); };
  try {
    return (await axe.run(document, { resultTypes: ["violations"], ...only })).violations;
  } finally {
    Element.prototype.animate = animate;
    style.remove();
  }
}"""


def faults(page: Page, *, colors_only: bool = False) -> list[str]:
    """What axe finds serious or critical, and where. The page must come from a context without CSP."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(AT_REST, {"runOnly": ["color-contrast", "link-in-text-block"]} if colors_only else {})
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]
