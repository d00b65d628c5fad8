"""Twenty processes, two servers, and two browsers add to one store, and every addition counts."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from harness.program import NOON, ROOT
from harness.store import count
from playwright.sync_api import expect

COMMAND = os.environ.get("HABIT_COMMAND", str(ROOT / ".build/debug/habit"))
PROCESSES = 20
# Each round starts the command 60 times.
ROUNDS = int(os.environ.get("CONCURRENT_WRITER_ROUNDS", "1"))
# The completion button in any state.
BUTTON = 'button[aria-label^="Water, "][aria-label$="today"]'


@pytest.fixture
def habit(store, tmp_path):
    """Runs the command on the test's store."""

    def run(*words):
        done = subprocess.run(
            [COMMAND, *words, "--store", store, *NOON],
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        )
        assert done.returncode == 0, done.stderr

    return run


def test_every_addition_by_twenty_processes_and_a_browser_is_saved(
    start, open_window, habit, store
):
    habit("add", "Water", "--per-day", "2")
    habits = open_window(start())
    button = habits.page.locator(BUTTON)
    for turn in range(1, ROUNDS + 1):
        with ThreadPoolExecutor(PROCESSES) as pool:
            adding = [pool.submit(add_three, habit) for _ in range(PROCESSES)]
            for _ in range(20):
                button.click()
            for addition in adding:
                addition.result()
        expect(habits.completion_button("Water", f"{turn * 80} of 2 today")).to_be_visible()
    assert count(store, "Water") == ROUNDS * 80


def add_three(habit):
    for _ in range(3):
        habit("done", "water")


def test_two_servers_on_one_store_see_each_others_taps(start, open_window, store, habit):
    habit("add", "Water", "--per-day", "2")
    windows = [open_window(start()), open_window(start("--store", store))]
    for window in windows:
        window.page.evaluate(TAPS, BUTTON)
    for window in windows:
        expect(window.completion_button("Water", "30 of 2 today")).to_be_visible()


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
