"""Reminders by Web Push: the switch, the encrypted message, and the browser's notification."""

import json
import re
from contextlib import contextmanager
from time import sleep

import pytest
from app.test_reminders import GRANTED, import_with_reminder, wait_until_planned, worker_of
from harness.notifications import (
    COUNT_SHOWN,
    LIST_NOTIFICATIONS,
    PRESS_ACTION,
    wait_for_notifications,
    wait_until_closed,
    wait_until_shown,
)
from harness.offline import wait_until
from harness.push import LOOPBACK, PUSH_SWITCH, PushService, UserAgent, fake_subscription, verify
from harness.sign_in import (
    PASS_CODE,
    expect_pass_code_form,
    expect_signed_in,
    set_pass_code,
    sign_in,
)
from playwright.sync_api import expect

# Headless Chromium has no badges.
BADGES = """
self.badges = [];
navigator.setAppBadge = async (count) => self.badges.push(count);
navigator.clearAppBadge = async () => self.badges.push(0);
"""
CONTACT = "mailto:me@example.org"


@pytest.fixture
def service():
    one = PushService()
    yield one
    one.close()


@pytest.fixture
def agent(service):
    return UserAgent(service, "phone")


@pytest.fixture
def browser(full_browser, agent):
    """Window options with a browser in which the test's agent replaces the push subscription."""
    script = fake_subscription(agent) + COUNT_SHOWN
    return {"browser": full_browser, "permissions": ["notifications"], "script": script}


@pytest.fixture
def start_at(start, store):
    """Starts the app with a pass code and a reminder at a time in March 2026, by default on Monday
    the 9th, or restarts it at another time. Open windows connect again.
    """
    import_with_reminder(store, "Read", 18, 0)
    assert set_pass_code(store, PASS_CODE).returncode == 0
    others = ("--store", store, "--time-zone", "UTC", "--push-contact", CONTACT)
    programs = []

    def start_at(time, day=9, environment=LOOPBACK):
        now = ("--now", f"2026-03-{day:02}T{time}Z")
        if programs:
            [program] = programs
            program.options[:2], program.environment = now, environment
            return program.restart()
        programs.append(start(*now, *others, environment=environment))
        return programs[0]

    return start_at


def sign_in_state(store):
    return json.loads(store.with_name(f"{store.name}-sign-in.json").read_text())


def wait_until_subscribed(store, count=1):
    for _ in range(200):
        found = [device for device in sign_in_state(store)["devices"] if "push" in device]
        if len(found) == count:
            return found
        sleep(0.05)
    raise AssertionError(found)


@contextmanager
def signed_in(open_window, program, **options):
    """Opens a window of a new device, and signs in."""
    habits = open_window(program, **options)
    sign_in(habits.page)
    expect_signed_in(habits.page)
    yield habits


def switch(screen):
    return screen.get_by_role("switch", name=PUSH_SWITCH)


def turn_on(habits, store):
    habits.show_settings()
    switch(habits.settings).click()
    wait_until_subscribed(store)
    wait_until_planned(store, "18:00")


def test_a_reminder_is_encrypted_and_in_the_language_of_its_device(
    start_at, store, service, open_window, agent
):
    program = start_at("12:00:00")
    script = fake_subscription(agent) + GRANTED
    with signed_in(open_window, program, locale="en-US", script=script) as habits:
        turn_on(habits, store)
        options = habits.page.evaluate("subscribeOptions")
        assert options["userVisibleOnly"] is True
        habits.page.goto("about:blank")
        assert service.requests == []
        start_at("17:59:58")
        [(path, headers, body)] = service.wait_for_requests(1)
        expect_encrypted(path, headers, body, service, agent, options)

        # A late reminder is in the language of its device.
        habits.page.goto(program.url)
        habits.show_settings()
        habits.page.get_by_role("combobox", name="Language").select_option(label="Français")
        expect(habits.page.locator("html")).to_have_attribute("lang", "fr")
        # A window reports its language when it opens.
        habits.page.reload()
        wait_until(
            habits.page,
            lambda: wait_until_subscribed(store)[0]["push"]["language"].startswith("fr"),
        )
        habits.page.goto("about:blank")
        start_at("18:05:00", day=10)
        [_, (_, _, body)] = service.wait_for_requests(2)
        shown = agent.decrypt(body)["show"]
        assert shown["title"] == "C\u2019est l\u2019heure\u202f: Read"
        # The region is still the browser's.
        assert shown["body"] == "C\u2019était prévu à 6:00\u202fPM."
        assert [action["title"] for action in shown["actions"]] == ["Fait", "Rappeler plus tard"]


def expect_encrypted(path, headers, body, service, agent, options):
    """Expects a reminder, encrypted for the agent and signed with the subscription's key."""
    assert path == agent.path
    claims, key = verify(headers, service.url)
    assert key == options["applicationServerKey"]
    assert claims["sub"] == CONTACT
    assert headers["Content-Encoding"] == "aes128gcm"
    # Six hours are left of the day, less the seconds until the request.
    assert 6 * 3600 - 60 <= int(headers["TTL"]) <= 6 * 3600
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", headers["Topic"])
    assert b"Read" not in body
    shown = agent.decrypt(body)["show"]
    assert shown["title"] == "Time for Read"
    assert [action["title"] for action in shown["actions"]] == ["Done", "Snooze"]


def test_settings_explain_push_problems(start_at, store, service, open_window, agent, browser):
    program = start_at("12:00:00", environment={})
    with signed_in(open_window, program, **browser) as habits:
        turn_on(habits, store)
        # A push service in a private network gets no request.
        start_at("17:59:55", environment={})
        assert wait_for_notifications(habits.page)[0][0] == "Time for Read"
        expect(habits.settings.get_by_text("127.0.0.1 is in a private network")).to_be_visible()
        assert service.requests == []

        # The switch turns push off and on.
        switch(habits.settings).click()
        wait_until_subscribed(store, count=0)
        expect(switch(habits.settings)).not_to_be_checked()
        switch(habits.settings).click()
        wait_until_subscribed(store)
        sign_out(habits)
        # Chromium may never close a window that is loading a page.
        expect_pass_code_form(habits.page)
        wait_until_subscribed(store, count=0)
        assert "pushKey" in sign_in_state(store)


def sign_out(habits):
    habits.settings.get_by_role("link", name="Devices").click()
    screen = habits.page.get_by_role("region", name="Devices", exact=True)
    expect(switch(screen)).to_be_checked()
    screen.get_by_role("button", name="Sign out this device").click()
    habits.page.get_by_role("button", name="Sign Out", exact=True).click()


def deliver(page, content):
    """Delivers a push message to the service worker, as Chromium's push service would."""
    session = page.context.new_cdp_session(page)
    registrations = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": origin,
            "registrationId": registrations[-1]["registrationId"],
            "data": json.dumps(content),
        },
    )
    session.detach()


def counting_worker(page):
    """The page's service worker, which counts the notifications it shows."""
    worker = worker_of(page)
    worker.evaluate(f"() => {{ {COUNT_SHOWN} {BADGES} }}")
    return worker


def wait_for_badge(worker, count):
    """Waits until a worker with `BADGES` shows a number on the app's icon."""
    for _ in range(200):
        if (badges := worker.evaluate("self.badges"))[-1:] == [count]:
            return
        sleep(0.05)
    raise AssertionError(f"badges: {badges}")


def test_a_push_message_is_shown_answered_and_closed_by_another_device(
    start_at, store, service, open_window, agent, browser
):
    with signed_in(open_window, start_at("12:00:00"), **browser) as habits:
        turn_on(habits, store)
        program = start_at("17:59:55")
        message = agent.decrypt(service.wait_for_requests(1)[0][2])
        # The open page did not show the reminder as well.
        assert habits.page.evaluate(LIST_NOTIFICATIONS) == []
        worker = counting_worker(habits.page)
        for count in [1, 2]:
            deliver(habits.page, message)
            wait_until_shown(worker, count)
            expected = ["Time for Read", "", ["Done", "Snooze"]]
            assert habits.page.evaluate(LIST_NOTIFICATIONS) == [expected]
        wait_for_badge(worker, 1)
        # The action needs no page.
        habits.page.goto("about:blank")
        worker.evaluate(PRESS_ACTION, "done")
        wait_for_badge(worker, 0)
        habits.page.goto(program.url)
        expect(habits.completion_button("Read", "completed today")).to_be_visible()
        wait_until_closed(habits.page)
        # This device has closed its notification itself, so it gets no push message, as
        # PushQueueTests.swift tests.

        # A habit that is completed on another device needs no reminder.
        start_at("17:59:55", day=10)
        [_, (_, shown_headers, body)] = service.wait_for_requests(2)
        shown = agent.decrypt(body)
        deliver(habits.page, shown)
        wait_until_shown(worker, 3)
        # This page has no connection to the app, so only a message closes the notification.
        habits.page.goto(f"{program.url}worker.js")
        with signed_in(open_window, program) as laptop:
            laptop.completion_button("Read").click()
            expect(laptop.completion_button("Read", "completed today")).to_be_visible()
            [_, _, (_, headers, body)] = service.wait_for_requests(3)
        assert headers["Topic"] == shown_headers["Topic"]
        assert agent.decrypt(body)["close"]["id"] == shown["show"]["id"]
        deliver(habits.page, agent.decrypt(body))
        wait_until_closed(habits.page)
