"""The data that the browser receives for showing the day without a connection."""

from datetime import timedelta
from urllib.parse import urlsplit

from harness.command import habit
from harness.offline import NOON, Offline, open_page, wait_until, wait_until_cached
from playwright.sync_api import expect

# Counts the messages that ask the worker to cache the page.
COUNT_CACHED = """
  window.timesCached = 0;
  // The initial empty page has no workers.
  const workers = window.ServiceWorker?.prototype ?? {};
  const send = workers.postMessage;
  workers.postMessage = function (message) {
    if (message.keep) timesCached += 1;
    return send.call(this, message);
  };
"""


def test_after_a_completion_only_the_days_are_transferred_again(start, store, add, open_phone):
    add("Read")
    add('"Tea" & 茶', "--per-day", "8")
    program = start()
    phone = open_phone()
    page = open_page(phone, program)
    wait_until_cached(page, "Read")
    paths = []
    page.on("request", lambda request: paths.append(urlsplit(request.url).path))
    habit(store, "done", "Read")
    habit(store, "done", '"Tea" & 茶')
    # The window shows both changes.
    expect(page.get_by_label('"Tea" & 茶, 1 of 8 today')).to_be_visible()
    page.evaluate("offline.keep()")
    assert "/offline/days" in paths
    assert "/offline" not in paths

    # The cached page is complete: the current day with all resources.
    page.close()
    phone.set_offline(True)
    offline = Offline(open_page(phone, program))
    expect(offline.control("Read, completed today")).to_be_visible()
    expect(offline.page.get_by_label('"Tea" & 茶, 1 of 8 today')).to_be_visible()
    face = "getComputedStyle(document.querySelector('li')).fontFamily"
    assert "Inter" in offline.page.evaluate(face)
    phone.set_offline(False)

    # Another habit changes the page.
    page = open_page(phone, program)
    add("Walk")
    wait_until_cached(page, "Walk")

    # Unused files are removed from the cache.
    old = "/offline/page.js?offline=old"
    page.evaluate(
        """async (old) => {
          const [name] = await caches.keys();
          await (await caches.open(name)).put(old, new Response("old"));
        }""",
        old,
    )
    page.wait_for_function("() => globalThis.offline")
    page.evaluate("offline.keep({fonts: [document.querySelector('link[as=font]').href]})")
    assert page.evaluate("old => caches.match(old).then(cached => cached === undefined)", old)
    wait_until_cached(page, "Read")


def test_caching_waits_for_a_pause_between_taps_but_not_forever(start, add, open_phone):
    add("Read")
    phone = open_phone()
    phone.add_init_script(COUNT_CACHED)
    page = open_page(phone, start())
    wait_until_cached(page, "Read")
    page.clock.pause_at(NOON + timedelta(minutes=5))
    times = page.evaluate("timesCached")

    def button(state):
        return page.get_by_role("button", name=f"Read, {state} today", exact=True)

    def tap_for(seconds):
        for number in range(seconds // 2):
            states = "not completed", "completed"
            now, then = states if number % 2 == 0 else reversed(states)
            page.get_by_role("button", name=f"Read, {now} today", exact=True).click()
            expect(
                page.get_by_role("button", name=f"Read, {then} today", exact=True)
            ).to_be_visible()
            page.clock.run_for(2_000)

    tap_for(8)
    assert page.evaluate("timesCached") == times
    page.clock.run_for(1_000)
    wait_until(page, lambda: page.evaluate("timesCached") == times + 1)

    # Continuous tapping does not postpone caching forever.
    tap_for(28)
    assert page.evaluate("timesCached") == times + 1
    tap_for(4)
    wait_until(page, lambda: page.evaluate("timesCached") == times + 2)
