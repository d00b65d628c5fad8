"""Keyboard navigation."""

IS_FOCUSED = "control => control.isConnected ? control === document.activeElement : null"


def tab_to(locator, backward=False):
    """Presses Tab until the control has the focus, which must be visible."""
    keyboard = locator.page.keyboard
    control = locator.element_handle()
    for _ in range(60):
        keyboard.press("Shift+Tab" if backward else "Tab")
        is_focused = control.evaluate(IS_FOCUSED)
        if is_focused is None:
            # The control was replaced.
            control = locator.element_handle()
            is_focused = control.evaluate(IS_FOCUSED)
        if is_focused:
            ring = "control => getComputedStyle(control).outlineStyle !== 'none'"
            assert control.evaluate(ring), "the focus can't be seen"
            return
    raise AssertionError("Tab does not reach the control")
