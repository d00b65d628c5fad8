"""Without a connection, the page comes from the cache, and its changes are delivered once."""

import re
from datetime import timedelta

from harness import store as stored
from harness.command import habit
from harness.offline import NOON, Offline, open_page, wait_until, wait_until_cached
from playwright.sync_api import expect

MONDAY = 20_521


def test_offline_changes_are_delivered_the_next_morning(start, store, add, open_phone):
    for name in ("Read", "Walk", "Stretch", "Sing"):
        add(name)
    add("Drink", "--per-day", "8")
    add("Run", "--amount", "8.5", "--unit", "km", "--step", "0.5", "--decimals", "1")
    program = start()
    phone = open_phone()
    window = open_page(phone, program)
    wait_until_cached(window, "Sing")
    program.kill()
    phone.set_offline(True)

    offline = Offline(open_page(phone, program, NOON + timedelta(minutes=5)))
    expect(offline.status).to_have_text(re.compile(r"^Offline\. Last updated at 12:00\sPM\.$"))
    expect(offline.date).to_have_text("Monday, March 9")
    assert sorted(offline.names()) == ["Drink", "Read", "Run", "Sing", "Stretch", "Walk"]
    for name in ("Read", "Walk", "Stretch"):
        offline.tap(f"{name}, not completed today", f"{name}, completed today")
    offline.tap("Stretch, completed today", "Stretch, not completed today")
    offline.tap("Drink, 0 of 8 today", "Drink, 1 of 8 today")
    offline.tap("Drink, 1 of 8 today", "Drink, 2 of 8 today")
    offline.tap("Run, 0 of 8.5 km today", "Run, 0.5 of 8.5 km today")
    offline.tap("Run, 0.5 of 8.5 km today", "Run, 1 of 8.5 km today")
    offline.tap("Subtract a step from Run", "Run, 0.5 of 8.5 km today")
    offline.tap("Skip Sing", "Undo, Sing")
    offline.tap("Undo, Sing", "Sing, not completed today")
    offline.tap("Skip Sing", "Undo, Sing")

    # All tabs are closed, and a new one is opened just before midnight.
    for page in phone.pages:
        page.close()
    page = phone.new_page()
    page.clock.install(time=NOON + timedelta(hours=11, minutes=59))
    page.goto(program.url)
    offline = Offline(page)
    expect(offline.control("Read, completed today")).to_be_visible()
    expect(offline.control("Drink, 2 of 8 today")).to_be_visible()
    expect(offline.control("Undo, Sing")).to_be_visible()
    page.clock.run_for(70_000)
    expect(offline.status).to_have_text(
        re.compile(
            r"^Offline\. Last updated yesterday at 12:00\sPM\. "
            r"Changes that wait for the connection: 12\.$"
        )
    )
    expect(offline.date).to_have_text("Tuesday, March 10")
    offline.tap("Read, not completed today", "Read, completed today")
    expect(offline.control("Drink, 0 of 8 today")).to_be_visible()

    # The phone is online again the next morning.
    program.options = ["--store", str(store), "--now", "2026-03-10T08:00:00Z", "--time-zone", "UTC"]
    program.start()
    phone.set_offline(False)
    page.clock.run_for(6_000)
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    assert stored.days(store, "Read") == [MONDAY, MONDAY + 1]
    assert stored.days(store, "Walk") == [MONDAY]
    assert stored.days(store, "Stretch") == []
    assert (stored.count(store, "Drink"), stored.count(store, "Run")) == (2, 5)
    assert stored.days(store, "Sing") == [MONDAY]

    # Nothing is delivered twice.
    page.reload()
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    wait_until_cached(page, "Tuesday")
    assert (stored.count(store, "Drink"), stored.count(store, "Run")) == (2, 5)


def test_two_tabs_and_two_devices_deliver_each_tap_once(start, store, add, open_phone):
    add("Drink", "--per-day", "8")
    program = start()
    devices = [open_phone(), open_phone()]
    for device in devices:
        wait_until_cached(open_page(device, program), "Drink")
    program.kill()
    for device in devices:
        first, second = (Offline(open_page(device, program)) for _ in range(2))
        first.tap("Drink, 0 of 8 today", "Drink, 1 of 8 today")
        second.page.clock.run_for(6_000)
        second.tap("Drink, 1 of 8 today", "Drink, 2 of 8 today")
    program.start()
    for device in devices:
        for page in device.pages:
            page.clock.run_for(6_000)
            expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    wait_until(devices[0].pages[0], lambda: stored.count(store, "Drink") == 4)


def test_an_action_whose_response_was_lost_is_applied_once(start, store, add, open_phone):
    add("Drink", "--per-day", "8")
    add("Read")
    program = start()
    phone = open_phone()
    window = open_page(phone, program)
    wait_until_cached(window, "Read")
    # An open window would reconnect and deliver the actions, too.
    window.close()
    program.kill()
    offline = Offline(open_page(phone, program))
    offline.tap("Drink, 0 of 8 today", "Drink, 1 of 8 today")
    requests = []

    def deliver_and_lose(route):
        requests.append(route.request.post_data)
        if len(requests) == 1:
            route.fetch()
            program.kill()
            route.abort()
        elif len(requests) == 2:
            # The connection is lost during the response.
            route.fulfill(body='{"at":')
        else:
            route.continue_()

    phone.route("**/offline/actions", deliver_and_lose)
    program.start()
    offline.page.clock.run_for(6_000)
    wait_until(offline.page, lambda: len(requests) == 1 and program.process is None)
    assert stored.count(store, "Drink") == 1
    # The last known state is shown.
    expect(offline.control("Drink, 1 of 8 today")).to_be_visible()
    program.start()
    offline.page.clock.run_for(6_000)
    wait_until(offline.page, lambda: len(requests) == 2)

    def has_tried_again():
        offline.page.clock.run_for(6_000)
        return len(requests) == 3

    wait_until(offline.page, has_tried_again)
    expect(offline.page.get_by_role("heading", name="My Habits")).to_be_visible()
    assert stored.count(store, "Drink") == 1

    # A disconnected window offers the offline page.
    window = offline.page
    window.wait_for_function("() => window.offline")
    program.kill()
    window.get_by_role("link", name="Go On Offline").click()
    offline.tap("Read, not completed today", "Read, completed today")
    program.start()
    # The page looks for the server every five seconds.
    expect(window.get_by_role("heading", name="My Habits")).to_be_visible(timeout=30_000)
    assert stored.count(store, "Read") == 1


def test_an_action_overridden_by_a_later_change_is_reported(start, store, add, open_phone):
    add("Read")
    add("Walk")
    program = start()
    phone = open_phone()
    window = open_page(phone, program)
    wait_until_cached(window, "Walk")
    program.kill()
    offline = Offline(open_page(phone, program))
    offline.tap("Read, not completed today", "Read, completed today")
    offline.tap("Walk, not completed today", "Walk, completed today")
    offline.page.clock.run_for(600_000)
    habit(store, "skip", "Read")
    program.start()
    message = "“Read” was changed later on another device. That change was kept."
    offline.page.clock.run_for(6_000)
    expect(offline.page.get_by_role("heading", name="My Habits")).to_be_visible()
    wait_until(
        window,
        lambda: any(
            message in page.locator("body").inner_text() for page in (window, offline.page)
        ),
    )
    assert (stored.count(store, "Read"), stored.count(store, "Walk")) == (0, 1)
