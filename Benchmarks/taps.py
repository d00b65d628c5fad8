"""Taps in a real browser, compared with the same patches without a server."""

import re
import sqlite3
import time
from contextlib import closing

from floor import ANSWER_CLICK, NOTE_FRAMES, NUMBERS, RENUMBER
from harness.chromium import DESKTOP
from playwright.sync_api import expect

TAPS = 200
# Taps and patches are measured in this many turns, because the speed of a shared machine varies
# from minute to minute.
TURNS = 5
# The number of habits that are tapped in turn.
TAPPED = 10

NOTE_TAP = """
label => {
  const isDone = () => document.querySelector(`button[aria-label="${label}"]`) !== null;
  window.tap = new Promise(resolve => {
    let began = null;
    const observer = new MutationObserver(() => {
      if (began === null || !isDone()) return;
      observer.disconnect();
      const changed = performance.now();
      requestAnimationFrame(() => {
        // A separate task runs after the next frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({
          changed: changed - began, painted: performance.now() - began });
        port2.postMessage(0);
      });
    });
    observer.observe(document.body, {
      subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("click", event => { began = event.timeStamp; }, {capture: true, once: true});
  });
}
"""

ANIMATIONS_END = """
  () => Promise.allSettled(document.getAnimations().map(animation => animation.finished))
"""

# Resolves once the page and its fonts are loaded and two frames have been painted.
NOTE_SHOWN = """
  window.shown = new Promise(resolve => addEventListener("load", () => {
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(
      () => resolve(performance.now()))));
  }));
"""


class HabitList:
    """The list in a page. `tapped` contains the names of the first habits, which are tapped."""

    def __init__(self, page, program, store):
        self.page = page
        self.store = store
        page.add_init_script(NOTE_FRAMES)
        page.add_init_script(NOTE_SHOWN)
        page.goto(program.url)
        page.evaluate("shown")
        name = re.compile("^Habit [0-9]+, (not )?completed today$")
        buttons = page.get_by_role("button", name=name)
        expect(buttons.nth(TAPPED - 1)).to_be_visible()
        names = [buttons.nth(index).get_attribute("aria-label") for index in range(TAPPED)]
        self.tapped = [name.split(",")[0] for name in names]
        self.completions = stored(store)

    def tap(self, habit, before_press=lambda: None):
        """Taps a habit. Returns the milliseconds until the page has changed, and until the change
        is painted.
        """
        is_done = self.page.get_by_label(f"{habit}, completed today", exact=True).count()
        states = ["not completed today", "completed today"]
        now, then = reversed(states) if is_done else states
        button = self._button(f"{habit}, {now}")
        self.page.evaluate("notedFrames.length = 0")
        self.page.evaluate(NOTE_TAP, f"{habit}, {then}")
        before_press()
        press(self.page, button)
        times = self.page.evaluate("tap")
        # A change that is displayed must already be on the disk, where another connection can read
        # it.
        self.completions += -1 if is_done else 1
        assert stored(self.store) == self.completions
        return times

    def tap_in_turn(self, before_press=lambda: None, after_tap=lambda: None):
        for tap in range(TAPS):
            habit = self.tapped[tap % TAPPED]
            self.come_near(habit)
            self.tap(habit, before_press)
            after_tap()

    def answer(self, habit, patch):
        """Returns the milliseconds from a tap until the page has painted the patch that a script in
        the page applies.
        """
        button = self._button(self._either(habit))
        self.page.evaluate(ANSWER_CLICK, patch)
        press(self.page, button)
        return self.page.evaluate("tap")["painted"]

    def come_near(self, habit):
        self._button(self._either(habit)).scroll_into_view_if_needed()
        # Waits for rows loaded by scrolling, which are not part of the tap.
        self.page.wait_for_timeout(100)

    def _button(self, label):
        # Waits for the end of the previous tap's animations.
        self.page.evaluate(ANIMATIONS_END)
        return self.page.get_by_role("button", name=label, exact=True)

    def _either(self, habit):
        return re.compile(f"^{habit}, (not )?completed today$")

    def last_patch(self):
        self.page.wait_for_function("() => lastOperations() !== undefined")
        return self.page.evaluate("lastOperations()")

    def numbers(self):
        return self.page.evaluate(NUMBERS)

    def renumber(self, numbers):
        self.page.evaluate(RENUMBER, numbers)


def press(page, button):
    """Presses as long as a finger does. Playwright's own clicks query the page at each step, which
    would be measured too.
    """
    button.hover()
    page.mouse.down()
    page.wait_for_timeout(80)
    page.mouse.up()
    # Querying the page immediately would take processor time from the tap.
    time.sleep(0.1)


def stored(store):
    """The number of completions on disk."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        return database.execute("SELECT count(*) FROM HabitCompletion").fetchone()[0]


class TapTimes:
    """The milliseconds until a tap changed the page and until the change was painted, and the
    milliseconds for the same patches without the app.
    """

    def __init__(self):
        self.changed = []
        self.painted = []
        self.floor = []


def taps_and_floors(browser, program, store, **options):
    """Measures taps and their floors in turns."""
    times = TapTimes()
    for _ in range(TURNS):
        context = browser.new_context(viewport=DESKTOP, **options)
        habits = HabitList(context.new_page(), program, store)
        # Loads nearby rows before the first round, so that no round includes loading.
        for habit in habits.tapped:
            habits.come_near(habit)
        for _ in range(TAPS // TURNS // TAPPED // 2):
            round_of_taps(habits, times)
        context.close()
    return times


def round_of_taps(habits, times):
    """Taps each habit twice, then applies the patches in the same order, so that the mouse moves
    the same way with and without the app.
    """
    before, patches = habits.numbers(), []
    for habit in habits.tapped:
        habits.come_near(habit)
        for _ in range(2):
            tap = habits.tap(habit)
            times.changed.append(tap["changed"])
            times.painted.append(tap["painted"])
            patches.append((habit, habits.last_patch()))
    after = habits.numbers()
    # Elements that were removed and inserted again have new numbers.
    habits.renumber(before)
    for place, (habit, patch) in enumerate(patches):
        if place % 2 == 0:
            habits.come_near(habit)
        times.floor.append(habits.answer(habit, patch))
    assert habits.numbers() == after, "the page differs after the patches and after the taps"


def taps(browser, program, store):
    """Taps as often as a measurement does, without measuring."""
    context = browser.new_context(viewport=DESKTOP)
    HabitList(context.new_page(), program, store).tap_in_turn()
    context.close()


def tap_bytes(browser, program, store):
    """Bytes sent to the page for each tap, measured apart because observing frames takes time."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    frames = Frames(page)
    before, after = [], []
    HabitList(page, program, store).tap_in_turn(
        lambda: before.append(frames.received), lambda: after.append(frames.received)
    )
    context.close()
    return [end - start for start, end in zip(before, after, strict=True)]


class Frames:
    """A counter of the payload bytes of a page's WebSocket frames."""

    def __init__(self, page):
        self.received = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.webSocketFrameReceived", self._count)
        session.send("Network.enable")

    def _count(self, event):
        self.received += len(event["response"]["payloadData"].encode())
