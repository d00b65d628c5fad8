"""Long and unusual names are shown as plain text.

Tests/HabitScreenTests/NameTests.swift tests the editor with them.
"""

from harness.chromium import PHONE
from playwright.sync_api import expect

NAMES = {
    "80 characters": "Walk to the lake and back in rain, in snow and in sunshine, "
    + "before it is noon!!!",
    "80 without a space": "W" * 80,
    "emoji": "👩‍👩‍👧‍👦 🏃🏽‍♀️ 🇩🇪 ❤️‍🔥",
    "right to left": "اقرأ عشرين صفحة",
    "mixed directions": "Read שלום 20 pages",
    "a script": "<script>document.title = 'taken'</script>",
    "markup": "<img src=x onerror=\"document.title='taken'\">",
    "quotes": "\"'&amp; &lt;b&gt; `\\",
    "format": "%@ %d **bold** $(name) ${name}",
}


def test_every_name_is_shown_as_text(start_with, open_window):
    described = [{"name": name, "details": name} for name in NAMES.values()]
    habits = open_window(start_with(*described), viewport=PHONE)
    expect(habits.page.get_by_role("listitem")).to_have_count(len(NAMES))
    for name in NAMES.values():
        shown = habits.detail_button(name).get_by_text(name, exact=True).filter(visible=True)
        expect(shown.first).to_be_visible()
    assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in (NAMES["80 without a space"], NAMES["a script"], NAMES["markup"]):
        habits.open(name)
        expect(habits.page.get_by_role("heading", name=name, exact=True).last).to_be_visible()
        assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        habits.page.go_back()
        expect(habits.screen(name)).to_have_count(0)
    assert habits.page.title() != "taken"
