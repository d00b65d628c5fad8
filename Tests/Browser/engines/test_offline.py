"""Without a connection: the day is shown and kept, in each engine, and delivered afterwards."""

from datetime import UTC, datetime

from harness import store as stored

KEPT = """
async (text) => {
  const page = await caches.match("/offline");
  return (await page?.text())?.includes(text) ?? false;
}
"""


def test_the_page_without_a_connection_comes_and_what_is_done_on_it_is_delivered(
    start, store, add, open_window
):
    add("Read")
    add("Walk")
    # By the browsers' clock, which nobody sets.
    program = start("--store", store, "--now", datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
    window = open_window(program)
    window.until(KEPT, "Walk", what="the kept page", seconds=20)
    program.kill()
    window.open(program.url)
    window.has("Offline. As it was")
    window.click("button", "Read, not completed today")
    window.wait_for("button", "Read, completed today")
    program.start()
    window.wait_for("heading", "My Habits")
    window.wait_for("button", "Read, completed today")
    assert stored.count(store, "Read") == 1
    # And a window that is opened through the worker, with the program there.
    window.reload()
    window.wait_for("button", "Read, completed today")
