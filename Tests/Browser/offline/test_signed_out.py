"""A browser whose device was signed out keeps undelivered taps and deletes the cached habits.

The app has an address with a path, because the browser may also have data of other paths.
"""

import json

import pytest
from harness import store as stored
from harness.command import habit
from harness.offline import Offline, cached_paths, open_page, wait_until, wait_until_cached
from harness.sign_in import (
    PASS_CODE,
    expect_pass_code_form,
    expect_signed_in,
    set_pass_code,
    sign_in,
)
from playwright.sync_api import expect

ROOT = "/app"
NAMES = ("Read", "Walk", "Sing")
KINDS = """async () => [
  ...await caches.keys(),
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
]"""
QUEUE = """async (name) => {
  const database = await new Promise((resolve) => {
    indexedDB.open(name).onsuccess = ({ target }) => resolve(target.result);
  });
  const entries = database.transaction("actions").objectStore("actions").getAll();
  return new Promise((resolve) => { entries.onsuccess = () => resolve(entries.result); });
}"""


@pytest.fixture
def program(start, store, add):
    for name in NAMES:
        add(name)
    assert set_pass_code(store, PASS_CODE).returncode == 0
    program = start("--host", "0.0.0.0", "--store", store)
    # Over plain HTTP, only this address may cache anything.
    address = f"http://127.0.0.1:{program.port}{ROOT}"
    program.options += ["--public-url", address]
    program.restart()
    program.url = f"{address}/"
    return program


@pytest.fixture
def phone(program, open_phone):
    """A signed-in device that has cached the page."""
    phone = open_phone()
    window = open_page(phone, program)
    sign_in(window)
    expect_signed_in(window)
    wait_until_cached(window, "Read", f"{ROOT}/offline")
    window.close()
    return phone


def start_again(program):
    """Starts the program, and keeps the address at which the browser has its data."""
    address = program.url
    program.start()
    program.url = address


def expect_only_taps(page, count):
    """Waits until only taps are left, and checks that they contain no names."""
    only_taps = [f"waiting {ROOT}"]
    wait_until(page, lambda: page.evaluate(KINDS) == only_taps, lambda: page.evaluate(KINDS))
    taps = page.evaluate(QUEUE, f"waiting {ROOT}")
    assert len(taps) == count
    assert not any(name in json.dumps(taps) for name in NAMES)


def test_a_signed_out_device_clears_habits_keeps_taps_and_delivers_them_later(
    program, phone, store
):
    program.kill()
    page = open_page(phone, program)
    offline = Offline(page)
    offline.tap("Read, not completed today", "Read, completed today")
    offline.tap("Walk, not completed today", "Walk, completed today")

    # The device is signed out while it is offline.
    assert set_pass_code(store, "another one, longer").returncode == 0
    start_again(program)
    page.clock.run_for(6_000)
    status = "Signed out. Sign in to continue. Changes that wait until then: 2."
    expect(offline.status).to_have_text(status)
    expect(page.locator("li")).to_have_count(0)
    assert cached_paths(page) == []
    page.reload()
    expect_pass_code_form(page)
    expect_only_taps(page, 2)
    assert stored.count(store, "Read") == 0

    sign_in(page, "another one, longer")
    expect_signed_in(page)
    expect(page.get_by_role("button", name="Read, completed today")).to_be_visible()
    expect(page.get_by_role("button", name="Walk, completed today")).to_be_visible()
    assert (stored.count(store, "Read"), stored.count(store, "Walk")) == (1, 1)

    # The device is signed out while its page is closed.
    wait_until_cached(page, "Read", f"{ROOT}/offline")
    page.close()
    assert set_pass_code(store, "a third one, longer").returncode == 0
    page = phone.new_page()
    page.goto(program.url)
    expect_pass_code_form(page)
    expect_only_taps(page, 0)

    sign_in(page, "a third one, longer")
    expect_signed_in(page)
    wait_until_cached(page, "Sing", f"{ROOT}/offline")
    page.close()
    report_a_failed_action_after_signing_in(program, phone, store)


def report_a_failed_action_after_signing_in(program, phone, store):
    """Completes a habit offline, and skips it with the command before the change is delivered."""
    program.kill()
    page = open_page(phone, program)
    Offline(page).tap("Sing, not completed today", "Sing, completed today")
    page.clock.run_for(600_000)
    habit(store, "skip", "Sing")
    assert set_pass_code(store, "the fourth one, longer").returncode == 0
    start_again(program)
    page.clock.run_for(6_000)
    expect(page.locator("li")).to_have_count(0)
    page.reload()
    expect_only_taps(page, 1)
    sign_in(page, "the fourth one, longer")
    expect_signed_in(page)
    message = "Some changes made offline couldn't be saved. “Sing” was changed later"
    expect(page.get_by_text(message)).to_be_visible()
    assert stored.count(store, "Sing") == 0
