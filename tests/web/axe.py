"""axe-core, run inside a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page, *, colors_only: bool = False) -> list[str]:
    """What axe finds serious or critical, and where. The page must come from a context without CSP."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    only = ", runOnly: ['color-contrast', 'link-in-text-block']" if colors_only else ""
    found = page.evaluate(f"axe.run(document, {{ resultTypes: ['violations']{only} }}).then((all) => all.violations)")
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]
