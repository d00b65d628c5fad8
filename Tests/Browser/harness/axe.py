"""Accessibility violations that axe finds on a page."""

from axe_playwright_python.base import AXE_SCRIPT

SCHEMES = ("dark", "light")

# Without `resultTypes`, axe's results include everything it checked, a hundred times as much.
RUN = """
async (rules) => {
  const options = { resultTypes: ["violations"], preload: false };
  if (rules) options.runOnly = rules;
  // axe takes an open menu for the background of everything below it.
  const menu = document.querySelector(":popover-open");
  const { violations } = await axe.run(menu ?? document, options);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
}
"""


def violations(page, schemes=SCHEMES):
    """The serious and critical violations for each color scheme, with their first elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = {}
    for number, scheme in enumerate(schemes):
        page.emulate_media(color_scheme=scheme)
        # Schemes differ only in colors.
        for each in page.evaluate(RUN, ["color-contrast"] if number else None):
            places = [node["html"][:160] for node in each["nodes"][:3]]
            found[f"{each['id']}, {scheme}"] = places
    return found
