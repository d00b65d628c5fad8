"""Timers in every window, across reloads and restarts."""

import re

import pytest
from harness import kinds
from harness import store as stored
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import write_habits
from playwright.sync_api import expect

IDLE = "0 min of 10 min today"
RUNNING = f"{IDLE}, timer running"
WAITING = f"{IDLE}, timer paused"


@pytest.fixture
def export(tmp_path):
    return write_habits(tmp_path / "export.json", kinds.meditation())


@pytest.fixture
def program(start, store, export):
    """The app with a habit of ten minutes a day."""
    return start("--store", store, "--import", export)


def timer(habits, state):
    return habits.completion_button("Meditate", state)


def clock(habits):
    return habits.page.get_by_text(re.compile(r"^\d+:\d\d(:\d\d)?$")).filter(visible=True)


def shown_seconds(habits):
    """The seconds of the displayed time, which must be less than a minute."""
    minutes, seconds = clock(habits).inner_text().split(":")
    assert minutes == "0"
    return int(seconds)


def at_least(seconds):
    """The displayed times from some seconds to a minute. Each is displayed only for a second."""
    return re.compile("|".join(f"0:{each:02}" for each in range(seconds, 60)))


def stop(habits):
    return habits.button("Meditate, Stop Timer")


def test_a_timer_is_controlled_by_every_window_and_by_keyboard(program, open_window, store):
    habits, other = open_window(program, PHONE), open_window(program)
    timer(habits, IDLE).click()
    expect(timer(other, RUNNING)).to_be_visible()
    for window in (habits, other):
        expect(clock(window)).to_have_text(re.compile(r"0:(0[1-9]|[1-5]\d)"))

    # A discarded timer can be restored.
    habits.choose("Meditate", "Discard Timer")
    expect(timer(other, IDLE)).to_be_visible()
    expect(habits.page.get_by_text("Discarded the time of Meditate")).to_be_visible()
    habits.undo.click()
    expect(timer(other, RUNNING)).to_be_visible()

    timer(other, RUNNING).click()
    expect(timer(habits, WAITING)).to_be_visible()
    assert stored.count(store, "Meditate") == 0

    tab_to(timer(other, WAITING))
    other.page.keyboard.press("Enter")
    expect(timer(other, RUNNING)).to_be_focused()
    other.page.keyboard.press("Space")
    expect(timer(other, WAITING)).to_be_focused()
    timer(habits, WAITING).click()
    expect(timer(other, RUNNING)).to_be_visible()
    tab_to(stop(other), backward=True)
    other.page.keyboard.press("Enter")
    expect(stop(other)).to_have_count(0)
    expect(stop(habits)).to_have_count(0)
    seconds = stored.count(store, "Meditate")
    assert 1 <= seconds < 60
    expect(timer(habits, f"{seconds} s of 10 min today")).to_be_visible()


def test_the_detail_screen_controls_the_timer(program, open_window, store):
    habits = open_window(program, PHONE)
    habits.open("Meditate")
    screen = habits.screen("Meditate")
    # A phone and a desktop show the same controls in different places.
    for number, viewport in enumerate((PHONE, DESKTOP)):
        habits.page.set_viewport_size(viewport)
        before = stored.count(store, "Meditate")
        screen.get_by_role("button", name="Start Timer").click()
        expect(clock(habits)).to_have_text(re.compile(r":\d[1-9]$"))
        screen.get_by_role("button", name="Pause Timer").click()
        expect(screen.get_by_role("button", name="Resume Timer")).to_be_visible()
        screen.get_by_role("button", name="Stop", exact=True).click()
        expect(screen.get_by_role("button", name="Start Timer")).to_be_visible()
        assert 1 <= stored.count(store, "Meditate") - before < 60, viewport
        screen.get_by_role("button", name="Set Time, ", exact=False).click()
        sheet = habits.page.get_by_role("dialog", name="Meditate")
        field = sheet.get_by_role("textbox", name="Minutes")
        field.fill("ten")
        expect(sheet.get_by_text("Enter minutes, such as 30.").first).to_be_visible()
        field.fill(f"{number + 12}:30")
        sheet.get_by_role("button", name="Set Time").click()
        time = screen.get_by_text(f"{number + 12} min 30 s of 10 min").filter(visible=True)
        expect(time).to_be_visible()
        assert stored.count(store, "Meditate") == (number + 12) * 60 + 30, viewport


def test_a_timer_needs_no_updates_and_survives_a_reload_and_a_restart(
    start, open_window, store, export
):
    program = start("--store", store, "--import", export)
    habits = open_window(program)
    frames = []
    habits.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame))
    )
    timer(habits, IDLE).click()
    expect(clock(habits)).to_have_text(at_least(1))
    habits.reload()
    expect(timer(habits, RUNNING)).to_be_visible()
    # The page advances the time without the host.
    first = shown_seconds(habits)
    expect(clock(habits)).to_have_text(at_least(first + 1))
    count = len(frames)
    expect(clock(habits)).to_have_text(at_least(first + 4))
    # One update of the window is allowed. A frame each second would be three frames.
    assert len(frames) <= count + 1

    program.kill()
    # The app restarts with a clock that is 3 minutes and 20 seconds ahead.
    later = start("--store", store, "--now", "2026-03-09T12:03:20Z", "--time-zone", "UTC")
    habits = open_window(later)
    expect(timer(habits, RUNNING)).to_be_visible()
    # The bounds allow each start of the app to take some time.
    expect(clock(habits)).to_have_text(re.compile(r"[2-4]:\d\d"))
    stop(habits).click()
    expect(stop(habits)).to_have_count(0)
    assert 120 <= stored.count(store, "Meditate") < 300


def test_a_timer_that_ran_for_two_weeks_asks_for_the_time_to_keep(
    start, open_window, store, export
):
    program = start("--store", store, "--import", export)
    habits = open_window(program)
    timer(habits, IDLE).click()
    expect(timer(habits, RUNNING)).to_be_visible()
    program.kill()
    later = start("--store", store, "--now", "2026-03-23T13:00:00Z", "--time-zone", "UTC")
    habits = open_window(later)
    stop(habits).click()
    question = habits.page.get_by_role("alertdialog", name="The timer of “Meditate” ran 14 days")
    expect(question).to_be_visible()
    assert stored.days(store, "Meditate") == []
    question.get_by_role("button", name="Keep 10 minutes").click()
    expect(stop(habits)).to_have_count(0)
    assert stored.days(store, "Meditate") == [20_521]
    assert stored.count(store, "Meditate") == 600
