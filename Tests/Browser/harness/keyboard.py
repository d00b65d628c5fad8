"""Keyboard navigation."""


def tab_to(locator, backwards=False):
    """Presses Tab until the control has a visible focus."""
    keyboard = locator.page.keyboard
    for _ in range(60):
        keyboard.press("Shift+Tab" if backwards else "Tab")
        if locator.evaluate("control => control === document.activeElement"):
            ring = "control => getComputedStyle(control).outlineStyle !== 'none'"
            assert locator.evaluate(ring), "the focus can't be seen"
            return
    raise AssertionError("Tab does not reach the control")
