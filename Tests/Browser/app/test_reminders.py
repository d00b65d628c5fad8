"""Reminders: set in the editor, shown by the browser, answered in the notification."""

import json
import re
from time import sleep
from urllib.parse import quote

import pytest
from harness.chromium import PHONE
from harness.command import habit
from harness.keyboard import tab_to
from harness.native import write_habits
from harness.notifications import (
    COUNT_SHOWN,
    LIST_NOTIFICATIONS,
    PRESS_ACTION,
    wait_for_notifications,
)
from playwright.sync_api import expect

WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
ZONE = ("--time-zone", "UTC")
# Makes the permission undecided, because Chromium without a visible window refuses permission.
UNDECIDED = """
let answer = "default";
Object.defineProperty(Notification, "permission", { get: () => answer });
Notification.requestPermission = async () => {
  answer = "granted";
  return answer;
};
"""
GRANTED = 'Object.defineProperty(Notification, "permission", { get: () => "granted" });'
# Makes the first notification fail, like a worker that is being replaced.
FAILS_ONCE = """
window.tries = [];
ServiceWorkerRegistration.prototype.showNotification = async (title) => {
  window.tries.push(title);
  if (window.tries.length > 1) return;
  throw new TypeError("No active registration available on the ServiceWorkerRegistration.");
};
"""


@pytest.fixture
def start_at(start, store):
    """Starts the app at a time of Monday, 2026-03-09. The app that it started before is ended."""
    programs = []

    def start_at(time):
        if programs:
            programs.pop().kill()
        program = start("--store", store, "--now", f"2026-03-09T{time}Z", *ZONE)
        programs.append(program)
        return program

    return start_at


def wait_until_stored(store, condition):
    """Waits until a condition holds for the file of notifications, which outlives the app."""
    file = store.with_name(f"{store.name}-notifications.json")
    for _ in range(200):
        if file.exists() and condition(json.loads(file.read_text())):
            return
        sleep(0.05)
    raise AssertionError(f"{file}: {file.read_text() if file.exists() else 'is missing'}")


def wait_until_planned(store, time):
    """Waits until a reminder is saved, so that it is shown even if the app is killed."""
    wait_until_stored(
        store,
        lambda stored: any(
            request["identifier"].endswith(f"/{time}") for request in stored["pending"]
        ),
    )


def wait_until_delivered(store, count):
    """Waits until a number of reminders are saved as delivered, so that they aren't shown again."""
    wait_until_stored(store, lambda stored: len(stored["delivered"]) == count)


@pytest.fixture
def notified(full_browser):
    """Options of a window whose browser shows notifications."""
    return {"browser": full_browser, "permissions": ["notifications"], "script": COUNT_SHOWN}


def worker_of(page):
    """The page's service worker."""
    # The offline page's worker replaces the one that only shows notifications.
    while True:
        found = [one for one in page.context.service_workers if one.url.endswith("/worker.js")]
        if found:
            return found[-1]
        page.wait_for_timeout(50)


def import_with_reminder(store, name, hour, minute):
    """Imports a habit with a reminder every day."""
    reminder = {"hour": hour, "minute": minute, "weekdays": WEEKDAYS}
    described = {"name": name, "reminders": [reminder]}
    habit(store, "import", write_habits(store.with_name("habits.json"), described))


def add_with_reminder(habits, name, time, words):
    habits.button("Add Habit").click()
    habits.name_field.fill(name)
    screen = habits.show_reminders()
    screen.get_by_role("button", name="Add Reminder").click()
    screen.get_by_label("Time of Reminder").fill(time)
    expect(screen.get_by_text(f"Every day at {words}")).to_be_visible()
    screen.get_by_role("button", name="New Habit").click()
    expect(habits.editor.get_by_text(f"{words}, every day")).to_be_visible()
    habits.save.click()
    expect(habits.editor).to_have_count(0)


def test_a_missed_reminder_is_shown_once_and_notifications_can_be_answered(
    start_at, open_window, notified, store
):
    import_with_reminder(store, "Run", 19, 40)
    add_with_reminder(open_window(start_at("12:00:00")), "Read", "18:00", "6:00 PM")
    wait_until_planned(store, "18:00")
    late = open_window(start_at("19:30:00"), **notified)
    assert wait_for_notifications(late.page) == [
        ["Time for Read", "It was due at 6:00\u202fPM.", ["Done", "Snooze"]]
    ]
    wait_until_delivered(store, 1)

    # A tap on the notification opens its habit.
    worker_of(late.page).evaluate(PRESS_ACTION, "")
    expect(late.page).to_have_url(re.compile("/habits/"))

    again = open_window(start_at("19:39:57"), **notified)
    # A repeated reminder would have come before this one.
    assert wait_for_notifications(again.page) == [["Time for Run", "", ["Done", "Snooze"]]]
    worker_of(again.page).evaluate(PRESS_ACTION, "done")
    expect(again.completion_button("Run", "completed today")).to_be_visible()
    assert again.page.evaluate(LIST_NOTIFICATIONS) == []


def test_a_reminder_that_the_browser_fails_to_show_is_retried(start_at, open_window, store):
    import_with_reminder(store, "Read", 18, 0)
    start_at("12:00:00")
    wait_until_planned(store, "18:00")
    habits = open_window(start_at("18:30:00"), script=GRANTED + FAILS_ONCE)
    habits.page.wait_for_function("() => tries.length === 2")
    assert habits.page.evaluate("tries") == ["Time for Read", "Time for Read"]


def wait_for_notification_messages(page, frames):
    """Waits until a page has reported its subscription, which it does last, and returns its
    messages about notifications.
    """
    script = "notifications "
    for _ in range(400):
        texts = [json.loads(frame)[-1] for frame in frames]
        messages = [
            json.loads(text.removeprefix(script))
            for text in texts
            if isinstance(text, str) and text.startswith(script)
        ]
        if any("current" in message for message in messages):
            return messages
        # Lets Playwright process frames.
        page.wait_for_timeout(25)
    raise AssertionError(frames)


def test_a_link_to_the_app_sends_nothing_but_an_answer(start, open_window):
    program = start("--in-memory")
    page = open_window(program).page
    frames = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(frame)))
    answer = {"answer": "missing", "action": "done"}
    for sent, expected in (({}, []), (answer, [answer])):
        # The page's script reads the address only when a document is opened.
        page.goto("about:blank")
        frames.clear()
        page.goto(f"{program.url}#{quote(json.dumps({**sent, 'refused': 'failed'}), safe='')}")
        messages = wait_for_notification_messages(page, frames)
        assert [each for each in messages if each.keys() & {"answer", "refused"}] == expected
        assert page.evaluate("location.hash") == ""


def test_missing_permission_is_reported_and_can_be_requested(start, open_window):
    habits = open_window(start("--in-memory"), permissions=[])
    refused = "Notifications are turned off."
    habits.show_settings()
    expect(habits.settings.get_by_text(refused)).to_be_visible()
    habits.settings.get_by_role("switch", name="Reminders").click()
    expect(habits.settings.get_by_text(refused)).to_have_count(0)
    habits.settings.get_by_role("button", name="My Habits").click()
    habits.button("Add Habit").click()
    screen = habits.show_reminders()
    expect(screen.get_by_text("Reminders are turned off in Settings.")).to_be_visible()
    expect(screen.get_by_text(refused)).to_be_visible()
    habits.page.go_back()
    habits.cancel.click()
    expect(habits.editor).to_have_count(0)
    habits.show_settings()
    habits.settings.get_by_role("switch", name="Reminders").click()

    habits.page.add_init_script(UNDECIDED)
    habits.page.reload()
    settings = habits.settings
    expect(settings.get_by_text("To get reminders, allow notifications.")).to_be_visible()
    settings.get_by_role("button", name="Allow Notifications").click()
    expect(settings.get_by_role("button", name="Allow Notifications")).to_have_count(0)
    expect(settings.get_by_text("To get reminders, allow notifications.")).to_have_count(0)


def set_a_reminder_by_keyboard(habits):
    keyboard = habits.page.keyboard
    tab_to(habits.reminders_link)
    keyboard.press("Enter")
    screen = habits.reminders
    add = screen.get_by_role("button", name="Add Reminder")
    tab_to(add)
    keyboard.press("Enter")
    time = screen.get_by_label("Time of Reminder")
    tab_to(time, backward=True)
    keyboard.press("ArrowUp")
    tab_to(screen.get_by_role("button", name="Sunday"))
    keyboard.press("Space")
    expect(screen.get_by_text(re.compile("^Mon, Tue, Wed, Thu, Fri, Sat at "))).to_be_visible()
    expect(screen.get_by_role("button", name="Sunday")).to_be_focused()
    tab_to(screen.get_by_role("button", name="Remove Reminder"))
    keyboard.press("Enter")
    expect(time).to_have_count(0)


def set_two_equal_reminders(habits):
    screen = habits.reminders
    add = screen.get_by_role("button", name="Add Reminder")
    add.tap()
    expect(screen.get_by_label("Time of Reminder")).to_be_visible()
    add.tap()
    problem = screen.get_by_text("Two reminders have the same time and days.")
    expect(screen.get_by_label("Time of Reminder 2")).to_have_value("10:00")
    expect(problem).to_have_count(0)
    screen.get_by_label("Time of Reminder 2").fill("09:00")
    expect(problem).to_be_visible()
    screen.get_by_label("Time of Reminder 2").fill("10:00")
    expect(problem).to_have_count(0)


def set_reminders_by_touch(habits):
    screen = habits.reminders
    for name in ("Monday", "Saturday"):
        weekday = screen.get_by_role("button", name=name).last
        weekday.tap()
        expect(weekday).to_have_attribute("aria-pressed", "false")
        box = weekday.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, name
    assert screen.get_by_label("Time of Reminder 2").bounding_box()["height"] >= 44
    screen.get_by_role("button", name="Remove Reminder 1").tap()
    expect(screen.get_by_text("Sun, Tue, Wed, Thu, Fri at 10:00 AM")).to_be_visible()
    screen.get_by_role("button", name="New Habit").tap()
    expect(habits.editor.get_by_text("10:00 AM, Sun, Tue, Wed, Thu, Fri")).to_be_visible()


def test_reminders_can_be_set_by_keyboard_and_touch(start, open_window):
    # The window reduces motion, so that a button has its full size right after a tap.
    habits = open_window(start("--in-memory"), PHONE, has_touch=True)
    habits.button("Add Habit").tap()
    habits.name_field.fill("Read")
    set_a_reminder_by_keyboard(habits)
    set_two_equal_reminders(habits)
    set_reminders_by_touch(habits)
