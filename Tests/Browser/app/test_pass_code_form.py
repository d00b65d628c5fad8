"""The app on the network: the printed addresses, and the page that asks for the pass code."""

import re

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.safe_areas import LANDSCAPE, PORTRAIT, expect_inside_safe_area, rotate
from harness.sign_in import (
    expect_pass_code_form,
    expect_signed_in,
    set_up,
    set_up_code,
    sign_in,
)
from playwright.sync_api import expect


@pytest.fixture
def reachable(start):
    """The app on all network interfaces, the printed lines with addresses, and the set-up code."""
    program = start("--host", "0.0.0.0", "--in-memory")
    lines = [f"HabitTracker is at {program.url}"]
    while not lines[-1].startswith("No pass code is set yet."):
        lines.append(program.process.stdout.readline().strip())
    return program, lines[:-1], set_up_code(program)


def test_the_printed_addresses_open_the_app(reachable, chromium):
    _, lines, code = reachable
    for number, line in enumerate(lines):
        url = re.fullmatch(r"HabitTracker is at (http://[0-9.]+:\d+/)", line)[1]
        assert "//0.0.0.0" not in url
        page = chromium.new_page()
        page.goto(url)
        if number == 0:
            set_up(page, code)
        else:
            sign_in(page)
        expect_signed_in(page)
        page.close()


# The color scheme, and the colors of the background and the text.
SCHEMES = (
    ("dark", "rgb(11, 11, 13)", "rgb(245, 245, 247)"),
    ("light", "rgb(242, 242, 247)", "rgb(17, 17, 20)"),
)


def test_the_form_loads_its_style_sheet_and_fits_in_each_window(reachable, open_window):
    program, _, code = reachable
    page = open_window(program, PHONE).page
    refused = []
    page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    page.goto(program.url)
    expect(page.get_by_label("Set-up code")).to_be_focused()
    loaded = "document.fonts.ready.then(all => [...all].map(font => font.family + font.status))"
    assert "Interloaded" in page.evaluate(loaded)
    for scheme, ground, letters in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_css("background-color", ground)
        expect(page.locator("body")).to_have_css("color", letters)
        for viewport in (PHONE, {"width": 320, "height": 568}, DESKTOP):
            page.set_viewport_size(viewport)
            assert_centered(page, viewport)
    for orientation in (PORTRAIT, LANDSCAPE):
        rotate(page, orientation)
        expect_inside_safe_area(page, orientation)

    set_up(page, "1234")
    expect(page.get_by_role("alert")).to_have_text("The set-up code is wrong.")
    # Only the addresses of the form and of the icon are refused. The style sheet and the fonts are
    # served.
    own = {program.url, f"{program.url}pass-code", f"{program.url}favicon.ico"}
    assert set(refused) <= own

    # The form of a browser that must sign in.
    set_up(page, code)
    expect_signed_in(page)
    page.context.clear_cookies()
    page.goto(program.url)
    expect_pass_code_form(page)
    for orientation in (PORTRAIT, LANDSCAPE):
        rotate(page, orientation)
        expect_inside_safe_area(page, orientation)


def assert_centered(page, viewport):
    """Asserts that the form is in the middle of the window. A window that is too low for the form
    scrolls.
    """
    box = page.get_by_role("main").bounding_box()
    height = max(viewport["height"], box["height"] + 32)
    assert box["width"] <= 384, viewport
    assert abs(box["x"] * 2 + box["width"] - viewport["width"]) <= 1, viewport
    assert abs(box["y"] * 2 + box["height"] - height) <= 1, viewport
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), viewport
    for control in page.locator("input, button").all():
        assert control.bounding_box()["height"] >= 44, viewport
