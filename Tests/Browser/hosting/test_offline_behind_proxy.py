"""A phone's complete journey: signed in over TLS behind Caddy below a path, offline, and back."""

from datetime import timedelta

from harness import store as stored
from harness.chromium import PHONE
from harness.command import habit
from harness.offline import NOON, Offline, wait_until_cached
from harness.program import HabitTracker
from harness.proxies import HOST, proxy
from harness.sign_in import PASS_CODE, expect_signed_in, set_pass_code, sign_in

MONDAY = 20_521
ADDRESS = f"https://{HOST}/app"


def options(store, now):
    return ["--public-url", ADDRESS, "--store", str(store), "--now", now, "--time-zone", "UTC"]


def test_offline_changes_are_delivered_behind_a_proxy(chromium, authority, tmp_path):
    store = tmp_path / "Habits.store"
    for name in ("Read", "Walk", "Stretch"):
        habit(store, "add", name)
    assert set_pass_code(store, PASS_CODE).returncode == 0
    app = HabitTracker(*options(store, "2026-03-09T12:00:00Z"))
    contexts = []

    def open_phone(port):
        context = chromium.browser_type.launch_persistent_context(
            tmp_path / "phone",
            executable_path="/usr/bin/chromium-headless-shell",
            args=[
                "--no-sandbox",
                f"--host-resolver-rules=MAP {HOST}:443 127.0.0.1:{port}",
                f"--ignore-certificate-errors-spki-list={authority.fingerprint}",
            ],
            viewport=PHONE,
            timezone_id="UTC",
        )
        contexts.append(context)
        return context

    def open_page(context, now):
        page = context.new_page()
        page.clock.install(time=now)
        page.goto(f"{ADDRESS}/")
        return page

    with app, proxy("caddy", app.port, authority) as port:
        phone = open_phone(port)
        page = open_page(phone, NOON)
        sign_in(page)
        expect_signed_in(page)
        response = phone.new_cdp_session(page).send("Page.getInstallabilityErrors")
        assert [error["errorId"] for error in response["installabilityErrors"]] == []
        wait_until_cached(page, "Stretch", path="/app/offline")

        # Caddy still runs and responds with 502, because the app is gone.
        app.kill()
        offline = Offline(open_page(phone, NOON + timedelta(minutes=5)))
        offline.tap("Read, not completed today", "Read, completed today")
        phone.set_offline(True)
        offline.tap("Walk, not completed today", "Walk, completed today")
        offline.tap("Stretch, not completed today", "Stretch, completed today")
        phone.close()

        phone = open_phone(port)
        phone.set_offline(True)
        page = open_page(phone, NOON + timedelta(hours=11, minutes=59))
        offline = Offline(page)
        offline.tap("Walk, completed today", "Walk, not completed today")
        offline.tap("Walk, not completed today", "Walk, completed today")
        page.clock.run_for(70_000)
        offline.tap("Read, not completed today", "Read, completed today")

        app.options = options(store, "2026-03-10T08:00:00Z")
        app.start()
        phone.set_offline(False)
        page.clock.run_for(6_000)
        expect_signed_in(page)
        assert page.url == f"{ADDRESS}/"
        assert stored.days(store, "Read") == [MONDAY, MONDAY + 1]
        assert stored.days(store, "Walk") == [MONDAY]
        assert stored.days(store, "Stretch") == [MONDAY]
    for context in contexts:
        context.close()
