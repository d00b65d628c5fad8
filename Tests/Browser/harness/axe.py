"""Accessibility violations that axe finds on a page."""

from axe_playwright_python.base import AXE_SCRIPT

SCHEMES = ("dark", "light")

# Without this option, axe's results include everything it checked, a hundred times as much.
RUN = """
async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
}
"""


def violations(page, schemes=SCHEMES):
    """The serious and critical violations for each color scheme, with their first elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = {}
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for each in page.evaluate(RUN):
            places = [node["html"][:160] for node in each["nodes"][:3]]
            found[f"{each['id']}, {scheme}"] = places
    return found
