"""Keyboard use: actions, the focus after a screen closes, and the order of tab stops."""

import pytest
from harness import store as stored
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


def test_the_keyboard_alone_adds_opens_and_deletes_a_habit(habits, store):
    keyboard = habits.page.keyboard
    expect(habits.button("Add Habit")).to_be_visible()
    tab_to(habits.button("Add Habit"))
    keyboard.press("Enter")
    expect(habits.name_field).to_be_focused()
    keyboard.type("Read")
    tab_to(habits.editor.get_by_role("button", name="Choose Icon"), backward=True)
    keyboard.press("Space")
    tab_to(habits.icons.get_by_role("button", name="Book", exact=True))
    keyboard.press("Space")
    tab_to(habits.editor.get_by_role("button", name="Green", exact=True))
    keyboard.press("Space")
    tab_to(habits.save)
    keyboard.press("Enter")
    expect(habits.completion_button("Read")).to_be_visible()
    tab_to(habits.completion_button("Read"))
    keyboard.press("Space")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.completion_button("Read", "completed today")).to_be_focused()
    assert stored.count(store, "Read") == 1
    # The key press marks the day, and the next one clears it.
    keyboard.press("Space")
    expect(habits.completion_button("Read")).to_be_visible()

    # The keyboard opens and closes the screen of a habit.
    tab_to(habits.detail_button("Read"), backward=True)
    keyboard.press("Enter")
    expect(habits.button("Mark as Done")).to_be_visible()
    tab_to(habits.button("Mark as Done"))
    keyboard.press("Space")
    expect(habits.button("Completed")).to_be_focused()
    tab_to(habits.button("My Habits"), backward=True)
    keyboard.press("Enter")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.detail_button("Read")).to_be_focused()

    delete_and_restore(habits)
    assert stored.names(store) == ["Read"]

    # A shortcut opens the editor, and Return saves.
    keyboard.press("Alt+n")
    expect(habits.name_field).to_be_focused()
    keyboard.type("Run")
    keyboard.press("Enter")
    expect(habits.completion_button("Run")).to_be_visible()
    assert stored.names(store) == ["Run", "Read"]


def delete_and_restore(habits):
    keyboard = habits.page.keyboard
    more = habits.row("Read").get_by_role("button", name="More for Read")
    tab_to(more)
    keyboard.press("Enter")
    expect(habits.page.get_by_role("menuitem", name="Set Count")).to_be_focused()
    keyboard.press("ArrowDown")
    expect(habits.page.get_by_role("menuitem", name="Skip Today")).to_be_focused()
    keyboard.press("Escape")
    expect(more).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("End")
    expect(habits.page.get_by_role("menuitem", name="Delete")).to_be_focused()
    keyboard.press("Enter")
    expect(habits.detail_button("Read")).to_have_count(0)
    tab_to(habits.undo)
    keyboard.press("Enter")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()


def test_a_closed_sheet_or_screen_returns_the_focus(start_with, open_window):
    habits = open_window(start_with({"name": "Read"}))
    tab_to(habits.button("Add Habit"), backward=True)
    habits.page.keyboard.press("Enter")
    expect(habits.name_field).to_be_focused()
    habits.page.keyboard.press("Escape")
    expect(habits.editor).to_have_count(0)
    expect(habits.button("Add Habit")).to_be_focused()

    # Tab stays within a sheet.
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    for _ in range(50):
        habits.page.keyboard.press("Tab")
        inside = (
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert habits.page.evaluate(inside)

    # The icon picker returns the focus.
    way = habits.editor.get_by_role("button", name="Choose Icon")
    way.focus()
    habits.page.keyboard.press("Enter")
    book = habits.icons.get_by_role("button", name="Book", exact=True)
    book.focus()
    habits.page.keyboard.press("Space")
    expect(habits.icons).to_have_count(0)
    expect(way).to_be_focused()
    habits.page.keyboard.press("Escape")
    habits.button("Discard Changes").click()
    expect(habits.editor).to_have_count(0)

    # Closed screens return the focus.
    keyboard = habits.page.keyboard
    tab_to(habits.button("Settings"), backward=True)
    keyboard.press("Enter")
    data = habits.settings.get_by_role("link", name="Data")
    expect(data).to_be_visible()
    tab_to(data)
    keyboard.press("Enter")
    expect(habits.screen("Data")).to_be_visible()
    habits.page.go_back()
    expect(data).to_be_focused()
    habits.page.go_back()
    expect(habits.button("Settings")).to_be_focused()


def test_the_keyboard_opens_a_submenu_and_skips_the_days_of_a_row(start_with, open_window, store):
    habits = open_window(start_with({"name": "Read"}))
    habits.button("List Options").click()
    menu = habits.page.locator(".menu:popover-open")
    orders = menu.get_by_role("menuitem", name="Sort By")
    name = menu.get_by_role("menuitemradio", name="Name")
    archive = menu.get_by_role("menuitem", name="Archive")
    expect(archive).to_be_visible()
    expect(name).to_be_hidden()
    orders.focus()
    keyboard = habits.page.keyboard
    keyboard.press("Enter")
    expect(name).to_be_visible()
    expect(archive).to_be_hidden()
    expect(orders).to_have_attribute("aria-expanded", "true")
    # The End key moves the focus to the last visible item.
    keyboard.press("End")
    expect(menu.get_by_role("menuitemradio", name="Category")).to_be_focused()
    keyboard.press("Escape")
    habits.button("List Options").click()
    expect(archive).to_be_visible()
    expect(name).to_be_hidden()
    keyboard.press("Escape")

    # A submenu may be expanded before the browser reports that its menu is open.
    habits.page.evaluate(
        """() => {
          document.querySelector("[data-open]:has([aria-label='List Options'])").click();
          const menu = document.querySelector(".menu:popover-open");
          menu.querySelector(".submenu-t").click();
          return new Promise((done) => menu.addEventListener("toggle", done, { once: true }));
        }"""
    )
    expect(name).to_be_visible()
    keyboard.press("Escape")

    # Tab skips the days of a row, and a click toggles them.
    day = habits.button("Read, March 8, 2026, not completed")
    expect(day).to_have_attribute("tabindex", "-1")
    day.click()
    expect(habits.button("Read, March 8, 2026, completed")).to_be_visible()
    expect(habits.completion_button("Read")).to_be_visible()
    assert stored.days(store, "Read") == [20_520]
    habits.choose("Read", "Reopen Yesterday")
    expect(day).to_be_visible()
    assert stored.days(store, "Read") == []


def wait_until_still(page):
    """Waits until no screen or sheet slides, so that measured positions are final."""
    page.wait_for_function(
        "() => document.getAnimations().every((each) => each.playState !== 'running')"
    )


def stops(page, count):
    """The first tab stops of the page, each as its label, left edge, and vertical center."""
    wait_until_still(page)
    found = []
    page.evaluate("document.activeElement.blur()")
    for _ in range(count):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            """() => {
              const focused = document.activeElement;
              if (focused === document.body) return null;
              const { left, top, height } = focused.getBoundingClientRect();
              return [focused.getAttribute("aria-label") ?? focused.textContent,
                      Math.round(left), Math.round(top + height / 2)];
            }"""
        )
        if stop is None:
            break
        found.append(stop)
    return found


def assert_reading_order(found):
    """Asserts that each stop is to the right of the previous one, or below it."""
    for before, after in zip(found, found[1:], strict=False):
        is_below = after[2] > before[2] + 12
        is_beside = abs(after[2] - before[2]) <= 12 and after[1] > before[1]
        assert is_below or is_beside, (before, after)


def test_tab_follows_the_reading_order(start, open_window):
    habits = open_window(start("--sample", "4"), DESKTOP)
    expect(habits.button("Add Habit")).to_be_visible()
    found = stops(habits.page, 10)
    assert found[0][0] == "Search"
    assert found[-1][0].endswith("Learning")
    assert_reading_order(found)

    # The window shows whole screens, because scrolling would move the measured elements.
    habits.page.set_viewport_size({"width": 1280, "height": 2400})
    habits.open("Read")
    found = stops(habits.page, 40)
    assert len(found) > 10
    assert_reading_order(found)
    habits.page.go_back()
    habits.show_statistics()
    expect(habits.statistics.get_by_text("Perfect Days")).to_be_visible()
    assert_reading_order(stops(habits.page, 40))
    habits.page.go_back()
    habits.show_settings()
    found = stops(habits.page, 40)
    assert len(found) > 10
    assert_reading_order(found)
    habits.page.go_back()
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    wait_until_still(habits.page)
    tab_to(habits.cancel, backward=True)
    found = []
    for _ in range(24):
        found += habits.page.evaluate(
            """() => {
              const { left, top, height } = document.activeElement.getBoundingClientRect();
              const label = document.activeElement.getAttribute("aria-label");
              return [[label, Math.round(left), Math.round(top + height / 2)]];
            }"""
        )
        habits.page.keyboard.press("Tab")
    assert_reading_order(found)


def test_a_notice_does_not_cover_the_focused_control(start, open_window):
    habits = open_window(start("--sample", "15"), PHONE)
    habits.delete("Read")
    expect(habits.undo).to_be_visible()
    focused = habits.page.evaluate(
        """() => {
          const notice = document.querySelector(".inset-bottom");
          const controls = [...document.querySelectorAll("[aria-label^='More for']")];
          return controls.filter((control) => control.checkVisibility()).map((control) => {
            control.scrollIntoView({ block: "end" });
            control.focus();
            const isFocused = control === document.activeElement;
            const { bottom } = control.getBoundingClientRect();
            return isFocused && bottom <= notice.getBoundingClientRect().top + 1;
          });
        }"""
    )
    assert len(focused) > 4
    assert all(focused)
