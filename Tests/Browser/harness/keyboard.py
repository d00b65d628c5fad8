"""Keyboard navigation."""


def tab_to(locator, backward=False):
    """Presses Tab until the control has the focus, which must be visible."""
    keyboard = locator.page.keyboard
    # Finding the control once is much faster than after each key.
    control = locator.element_handle()
    for _ in range(60):
        keyboard.press("Shift+Tab" if backward else "Tab")
        if control.evaluate("control => control === document.activeElement"):
            ring = "control => getComputedStyle(control).outlineStyle !== 'none'"
            assert control.evaluate(ring), "the focus can't be seen"
            return
    raise AssertionError("Tab does not reach the control")
