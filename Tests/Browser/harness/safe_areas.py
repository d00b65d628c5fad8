"""A phone with round corners, a notch, and a home indicator."""

# The safe area insets, in points: in portrait and in landscape.
PORTRAIT = ({"width": 393, "height": 852}, {"top": 59, "bottom": 34, "left": 0, "right": 0})
LANDSCAPE = ({"width": 852, "height": 393}, {"top": 0, "bottom": 21, "left": 59, "right": 59})

# Finds the elements of the topmost dialog, or of the window, that are outside the safe area.
# Scrolling content may be outside while it scrolls, but not at its first and last position.
OUTSIDE = """({ top, bottom, left, right }) => {
  const page = document.querySelector("dialog[open]") ?? document.querySelector(".window")
    ?? document.body;
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !each.closest(".covered, .ch-table, .ch-label, .swipe, .sr, .more, .menu");
  const all = [...page.querySelectorAll("button, input, select, a, [role=switch], .t")]
    .filter((each) => isSeen(each) && !each.matches(".cover"));
  const scrollers = [...page.querySelectorAll("*"), document.scrollingElement].filter((each) => (
    each.scrollHeight > each.clientHeight + 1
    && (each === document.scrollingElement
      || /auto|scroll/.test(getComputedStyle(each).overflowY))));
  const problems = new Set();
  const check = (end) => {
    for (const each of all) {
      const box = each.getBoundingClientRect();
      const name = (each.getAttribute("aria-label") ?? each.textContent).slice(0, 30);
      const report = (edge) => problems.add(`${name} (${each.className}): ${edge}`);
      if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue;
      if (box.left < left - 1) report("left");
      if (box.right > innerWidth - right + 1) report("right");
      if (end === "first" && box.top < top - 1) report("top");
      if (end === "last" && box.bottom > innerHeight - bottom + 1) report("bottom");
    }
  };
  for (const each of scrollers) each.scrollTo({ top: 0, behavior: "instant" });
  check("first");
  for (const each of scrollers) each.scrollTo({ top: each.scrollHeight, behavior: "instant" });
  check("last");
  for (const each of scrollers) each.scrollTo({ top: 0, behavior: "instant" });
  return [...problems];
}"""


def set_safe_area_insets(page, insets):
    """Sets the safe area insets that Chromium reports to pages."""
    maximum = {f"{edge}Max": inset for edge, inset in insets.items()}
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets | maximum})
    inset = insets["bottom"]
    page.wait_for_function(
        """(inset) => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.cssText = "position: fixed; height: env(safe-area-inset-bottom)";
          const height = probe.offsetHeight;
          probe.remove();
          return height === inset;
        }""",
        arg=inset,
    )


def rotate(page, orientation):
    """Sets the window's size and the safe area insets of an orientation."""
    viewport, insets = orientation
    page.set_viewport_size(viewport)
    set_safe_area_insets(page, insets)


def expect_inside_safe_area(page, orientation):
    _, insets = orientation
    problems = page.evaluate(OUTSIDE, insets)
    assert problems == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
