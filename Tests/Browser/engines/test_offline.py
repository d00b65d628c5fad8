"""The offline page in Firefox and WebKit: it shows the day, and delivers check-offs later."""

from datetime import UTC, datetime

from harness import store as stored
from harness.engines import FIND, OTHER_ENGINES
from harness.program import DAYTIME_ZONE

IS_CACHED = """
async (text) => {
  const page = await caches.match("/offline");
  return (await page?.text())?.includes(text) ?? false;
}
"""
SEARCH = "() => document.querySelector('[role=searchbox], [type=search]')?.value"


@OTHER_ENGINES
def test_the_offline_page_opens_and_its_check_offs_are_delivered(start, store, add, open_window):
    add("Read")
    add("Walk")
    # The browsers use the real time, so the app must too.
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    program = start("--store", store, "--now", now, "--time-zone", DAYTIME_ZONE)
    window = open_window(program)
    window.wait_until(IS_CACHED, "Walk", what="the cached page", seconds=60)
    program.kill()
    window.open(program.url)
    window.wait_for_text("Offline. Last updated")
    window.click("button", "Read, not completed today")
    window.wait_for("button", "Read, completed today")
    program.start()
    wait_for_list(window)
    window.wait_for("button", "Read, completed today")
    assert stored.count(store, "Read") == 1
    # A window can also be opened through the worker while the program runs.
    window.reload()
    window.wait_for("button", "Read, completed today")
    # A search survives a reload without a connection.
    window.click("textbox", "Search")
    window.type("Re")
    window.wait_until_gone("button", "Walk, not completed today")
    program.kill()
    window.reload()
    window.wait_for_text("Offline. Last updated")
    program.start()
    wait_for_list(window)
    assert window.evaluate(SEARCH) == "Re"


def wait_for_list(window):
    """Waits for the list. The page without a connection looks for the app every five seconds."""
    window.wait_until(FIND, "heading", "My Habits", True, what="the list", seconds=30)
