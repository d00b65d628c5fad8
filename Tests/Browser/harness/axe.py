"""What axe finds on a page."""

from axe_playwright_python.base import AXE_SCRIPT

SCHEMES = ("dark", "light")

# All that axe looks at comes with its results, a hundred times as much as what it finds.
RUN = """
async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
}
"""


def violations(page, schemes=SCHEMES):
    """What axe finds that is serious or critical, dark and light, with the first places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = {}
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for each in page.evaluate(RUN):
            places = [node["html"][:160] for node in each["nodes"][:3]]
            found[f"{each['id']}, {scheme}"] = places
    return found
