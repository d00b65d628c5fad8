"""Many scripts run while a person taps, and nothing is lost. Benchmarks/intents.py measures their
performance.
"""

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from harness import store as stored
from harness import tokens
from harness.command import habit
from harness.intents import Script
from playwright.sync_api import expect

SCRIPTS = 20
REQUESTS = int(os.environ.get("SCRIPT_REQUESTS", "100"))


def test_simultaneous_changes_by_scripts_and_a_person_are_all_saved(program, store, open_window):
    habit(store, "add", "Water", "--per-day", "2")
    habit(store, "add", "Steps", "--per-day", "2")
    token_texts = [tokens.create(store, "checkOff") for _ in range(SCRIPTS)]

    def add(token):
        script = Script(program.url, token)
        answers = Counter(
            script.run_with_retries("AddToHabit", habit="Water").status
            for _ in range(REQUESTS // SCRIPTS)
        )
        script.close()
        return answers

    habits = open_window(program)
    taps = 0
    with ThreadPoolExecutor(SCRIPTS) as scripts:
        running = [scripts.submit(add, token) for token in token_texts]
        while not all(script.done() for script in running) or taps < 20:
            habits.completion_button("Steps", f"{taps} of 2 today").click()
            taps += 1
            expect(habits.completion_button("Steps", f"{taps} of 2 today")).to_be_visible()
        answers = sum((script.result() for script in running), Counter())
    # The window is up to date.
    expect(habits.completion_button("Water", f"{REQUESTS} of 2 today")).to_be_visible()
    assert answers == {200: REQUESTS}
    assert stored.count(store, "Water") == REQUESTS
    assert stored.count(store, "Steps") == taps
