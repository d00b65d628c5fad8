"""Accessibility violations that axe finds on a page."""

from axe_playwright_python.base import AXE_SCRIPT
from harness.chromium import DESKTOP, PHONE
from harness.settling import settle

# A desktop in light mode and a phone in dark mode. Color schemes differ only in colors, which don't
# depend on the size of the window. The last appearance is the usual one of the tests.
APPEARANCES = ((DESKTOP, "light"), (PHONE, "dark"))

# The only rule of axe that is checked again in large text. Large text may have less contrast, and
# other tests measure its touch targets.
SIZE_RULES = ["scrollable-region-focusable"]

# The rules that depend on the window's size and color scheme. If a page has the same accessible
# content in another appearance, all other rules have the same results there.
APPEARANCE_RULES = ["color-contrast", *SIZE_RULES]

# Runs the given rules, or else all of axe's usual rules whose violations are serious or critical.
# (Each rule gives all of its violations the same impact.) Without `resultTypes`, axe's results
# include everything it checked, a hundred times as much.
RUN = """
async (some) => {
  const isGrave = ({ impact }) => impact === "serious" || impact === "critical";
  const { rules, tagExclude } = axe._audit;
  const all = rules.filter((rule) => rule.enabled && isGrave(rule)
    && !rule.tags.some((tag) => tagExclude.includes(tag)));
  const options = {
    resultTypes: ["violations"], preload: false, runOnly: some ?? all.map(({ id }) => id),
  };
  // axe treats an open menu as the background of everything below the menu.
  const menu = document.querySelector(":popover-open");
  const { violations } = await axe.run(menu ?? document, options);
  return violations.filter(isGrave);
}
"""


def violations(page, rules=None):
    """The serious and critical violations of some or all rules, with their first elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return {
        each["id"]: [node["html"][:160] for node in each["nodes"][:3]]
        for each in page.evaluate(RUN, rules)
    }


def violations_in_each_appearance(page):
    """The violations on a desktop in light mode and on a phone in dark mode, by window width.

    The page is that of a phone in dark mode. The app's setting must let the appearance follow the
    system.
    """
    return _violations_in_each_appearance(page)


def violations_in_each_appearance_and_large_text(page):
    """The violations in each appearance, and those of `SIZE_RULES` in large text."""
    return _violations_in_each_appearance(page, is_large_text_checked=True)


def _violations_in_each_appearance(page, *, is_large_text_checked=False):
    size, menus = page.viewport_size, page.locator(":popover-open").count()
    found, content = {}, None
    if is_large_text_checked:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        settle(page)
        found["200 %"] = violations(page, SIZE_RULES)
        page.evaluate("document.documentElement.style.fontSize = ''")
    for viewport, scheme in APPEARANCES:
        # A test may have made the window higher.
        height = max(viewport["height"], size["height"])
        page.set_viewport_size({"width": viewport["width"], "height": height})
        page.emulate_media(color_scheme=scheme)
        settle(page)
        assert page.locator(":popover-open").count() == menus, "a menu closed"
        previous, content = content, page.locator("body").aria_snapshot()
        rules = APPEARANCE_RULES if content == previous else None
        found[viewport["width"]] = violations(page, rules)
    assert page.viewport_size == size
    return {where: problems for where, problems in found.items() if problems}
