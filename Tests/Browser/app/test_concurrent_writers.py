"""Twenty processes, two servers, and two browsers add to one store, and every addition counts."""

import os
from concurrent.futures import ThreadPoolExecutor

from harness.command import habit
from harness.store import count
from playwright.sync_api import expect

PROCESSES = 20
ROUNDS = int(os.environ.get("CONCURRENT_WRITER_ROUNDS", "1"))
# The completion button in any state.
BUTTON = 'button[aria-label^="Water, "][aria-label$="today"]'


def test_every_addition_by_twenty_processes_and_a_browser_is_saved(start, open_window, store):
    habit(store, "add", "Water", "--per-day", "2")
    habits = open_window(start())
    button = habits.page.locator(BUTTON)
    for turn in range(1, ROUNDS + 1):
        with ThreadPoolExecutor(PROCESSES) as pool:
            adding = [pool.submit(habit, store, "done", "water") for _ in range(PROCESSES)]
            for _ in range(20):
                button.click()
            for addition in adding:
                addition.result()
        expect(habits.completion_button("Water", f"{turn * 40} of 2 today")).to_be_visible()
    assert count(store, "Water") == ROUNDS * 40


def test_two_servers_on_one_store_see_each_others_taps(start, open_window, store):
    habit(store, "add", "Water", "--per-day", "2")
    windows = [open_window(start()), open_window(start("--store", store))]
    for window in windows:
        window.page.evaluate(TAPS, BUTTON)
    for window in windows:
        done = window.completion_button("Water", "30 of 2 today")
        expect(done).to_be_visible(timeout=60_000)


# Taps a button 15 times, each time as soon as its label changes.
TAPS = """
selector => {
  const tap = async () => {
    for (let taps = 0; taps < 15; taps += 1) {
      const before = document.querySelector(selector).ariaLabel;
      document.querySelector(selector).click();
      while (document.querySelector(selector).ariaLabel === before) {
        await new Promise(requestAnimationFrame);
      }
    }
  };
  tap();
}
"""
