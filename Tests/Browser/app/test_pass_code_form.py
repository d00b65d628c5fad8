"""The app on the network: the printed addresses, and the page that asks for the pass code."""

import re

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.sign_in import expect_signed_in, set_up, set_up_code, sign_in
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


@pytest.mark.parametrize("viewport", [PHONE, {"width": 320, "height": 568}, DESKTOP])
@pytest.mark.parametrize(
    ("scheme", "ground", "letters"),
    [
        ("dark", "rgb(11, 11, 13)", "rgb(245, 245, 247)"),
        ("light", "rgb(242, 242, 247)", "rgb(17, 17, 20)"),
    ],
)
def test_the_form_loads_its_style_sheet_and_is_centered(
    reachable, chromium, viewport, scheme, ground, letters
):
    program, *_ = reachable
    page = chromium.new_page(viewport=viewport, color_scheme=scheme)
    refused = []
    page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    page.goto(program.url)
    style = (
        "element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]"
    )
    assert page.locator("html").evaluate(style)[0] == ground
    assert page.locator("body").evaluate(style)[1] == letters
    loaded = "document.fonts.ready.then(all => [...all].map(font => font.family + font.status))"
    assert "Interloaded" in page.evaluate(loaded)
    # The form is in the middle of the window. A window that is too low for the form scrolls.
    box = page.get_by_role("main").bounding_box()
    height = max(viewport["height"], box["height"] + 32)
    assert box["width"] <= 384
    assert abs(box["x"] * 2 + box["width"] - viewport["width"]) <= 1
    assert abs(box["y"] * 2 + box["height"] - height) <= 1
    assert page.get_by_label("Set-up code").bounding_box()["height"] >= 44
    set_up(page, "1234")
    expect(page.get_by_role("alert")).to_have_text("The set-up code is wrong.")
    # Only the page's own addresses are refused. The style sheet and the fonts are not.
    own = {program.url, f"{program.url}pass-code", f"{program.url}favicon.ico"}
    assert set(refused) <= own
    page.close()
