"""Accessibility violations that axe finds on a page."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from harness.chromium import DESKTOP, PHONE

# A phone in dark mode and a desktop in light mode. Color schemes differ only in colors, which don't
# depend on the size of the window.
SIZES = pytest.mark.parametrize(
    ("viewport", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"]
)

# Without `resultTypes`, axe's results include everything it checked, a hundred times as much.
RUN = """
async (hasContrast) => {
  const rules = { "color-contrast": { enabled: hasContrast } };
  const options = { resultTypes: ["violations"], preload: false, rules };
  // axe takes an open menu for the background of everything below it.
  const menu = document.querySelector(":popover-open");
  const { violations } = await axe.run(menu ?? document, options);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
}
"""


def violations_in_large_text(page):
    """The violations except of contrast. Large text has the same colors and may have less of it."""
    return violations(page, has_contrast=False)


def violations(page, has_contrast=True):
    """The serious and critical violations, with their first elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return {
        each["id"]: [node["html"][:160] for node in each["nodes"][:3]]
        for each in page.evaluate(RUN, has_contrast)
    }
