"""A browser's data after its device was signed out: every tap, and no habits."""

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

ROOTS = pytest.mark.parametrize("root", ["", "/app"], ids=["alone", "below a path"])
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
def program(start, store, add, root):
    add("Read")
    add("Walk")
    assert set_pass_code(store, PASS_CODE).returncode == 0
    program = start("--host", "0.0.0.0", "--store", store)
    # Over plain HTTP, only this address may cache anything.
    address = f"http://127.0.0.1:{program.port}{root}"
    if root:
        program.kill()
        program.options += ["--public-url", address]
        program.start()
    program.url = f"{address}/"
    return program


@pytest.fixture
def phone(program, open_phone, root):
    """A signed-in device that has cached the page."""
    phone = open_phone()
    window = open_page(phone, program)
    sign_in(window)
    expect_signed_in(window)
    wait_until_cached(window, "Read", f"{root}/offline")
    window.close()
    return phone


def expect_only_taps(page, root, count):
    """Waits until only taps are left, and checks that they contain no names."""
    only_taps = [f"waiting {root}"]
    wait_until(page, lambda: page.evaluate(KINDS) == only_taps, lambda: page.evaluate(KINDS))
    taps = page.evaluate(QUEUE, f"waiting {root}")
    assert len(taps) == count
    assert "Read" not in json.dumps(taps)


@ROOTS
def test_a_device_signed_out_while_offline_clears_habits_and_keeps_taps(
    program, phone, store, root
):
    program.kill()
    page = open_page(phone, program)
    offline = Offline(page)
    offline.tap("Read, not completed today", "Read, completed today")
    offline.tap("Walk, not completed today", "Walk, completed today")

    assert set_pass_code(store, "another one, longer").returncode == 0
    program.start()
    page.clock.run_for(6_000)
    status = "Signed out. Sign in to continue. Changes that wait until then: 2."
    expect(offline.status).to_have_text(status)
    expect(page.locator("li")).to_have_count(0)
    assert cached_paths(page) == []
    page.reload()
    expect_pass_code_form(page)
    expect_only_taps(page, root, 2)
    assert stored.count(store, "Read") == 0

    sign_in(page, "another one, longer")
    expect_signed_in(page)
    expect(page.get_by_role("button", name="Read, completed today")).to_be_visible()
    expect(page.get_by_role("button", name="Walk, completed today")).to_be_visible()
    assert (stored.count(store, "Read"), stored.count(store, "Walk")) == (1, 1)


@ROOTS
def test_a_device_signed_out_while_its_page_is_closed_clears_its_habits(
    program, phone, store, root
):
    assert set_pass_code(store, "another one, longer").returncode == 0
    page = phone.new_page()
    page.goto(program.url)
    expect_pass_code_form(page)
    expect_only_taps(page, root, 0)


@ROOTS
def test_failed_actions_are_reported_after_signing_in(program, phone, store, root):
    program.kill()
    page = open_page(phone, program)
    Offline(page).tap("Read, not completed today", "Read, completed today")
    page.clock.run_for(600_000)
    habit(store, "skip", "Read")
    assert set_pass_code(store, "another one, longer").returncode == 0
    program.start()
    page.clock.run_for(6_000)
    expect(page.locator("li")).to_have_count(0)
    page.reload()
    expect_only_taps(page, root, 1)
    sign_in(page, "another one, longer")
    expect_signed_in(page)
    message = "Some changes made offline couldn't be saved. “Read” was changed later"
    expect(page.get_by_text(message)).to_be_visible()
    assert stored.count(store, "Read") == 0
