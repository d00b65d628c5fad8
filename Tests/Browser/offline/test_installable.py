"""A browser's requirements for installing the app."""

import json
import struct
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from harness.habits import Habits
from harness.offline import open_page, wait_until, wait_until_cached
from playwright.sync_api import expect


def size_of(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_a_phone_can_install_the_app(start, open_phone):
    program = start()
    phone = open_phone()
    page = open_page(phone, program)
    expect_a_manifest_with_existing_files(page, program)

    # The app meets Chromium's requirements.
    wait_until_cached(page)
    session = phone.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    reasons = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The test browser can't install anything.
    known = {"in-incognito"}
    assert [reason for reason in reasons if reason["errorId"] not in known] == []
    page.reload()
    controlled = "() => navigator.serviceWorker.controller?.scriptURL"
    assert page.evaluate(controlled) == f"{program.url}worker.js"

    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect_bars_in_the_color_of_the_page(page, scheme)

    # The manifest's shortcut opens the sheet of a new habit.
    page.goto(f"{program.url}new")
    expect(page.get_by_role("heading", name="New Habit")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    assert page.url == program.url


def expect_a_manifest_with_existing_files(page, program):
    link = page.locator("link[rel=manifest]")
    address = urljoin(program.url, link.get_attribute("href"))
    with urlopen(address) as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert (manifest["name"], manifest["short_name"]) == ("Habit Tracker", "Habits")
    assert manifest["display"] == "standalone"
    for member in ("id", "start_url", "scope"):
        assert urljoin(address, manifest[member]) == program.url
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        with urlopen(urljoin(address, icon["src"])) as answer:
            assert answer.headers["Content-Type"] == icon["type"] == "image/png"
            assert "x".join(map(str, size_of(answer.read()))) == icon["sizes"]
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    with urlopen(urljoin(program.url, apple)) as answer:
        assert size_of(answer.read()) == (180, 180)
    shortcuts = {entry["name"]: urljoin(address, entry["url"]) for entry in manifest["shortcuts"]}
    assert shortcuts == {"New Habit": f"{program.url}new", "Today": program.url}


def expect_bars_in_the_color_of_the_page(page, scheme):
    """Chooses the appearance that differs from the browser's `scheme`, and the system's."""
    colors = {
        "dark": ["#0b0b0d", "rgb(11, 11, 13)"],
        "light": ["#f2f2f7", "rgb(242, 242, 247)"],
    }
    # A translucent status bar of an iPhone has white text in both color schemes.
    bar = page.locator("meta[name=apple-mobile-web-app-status-bar-style]")
    assert bar.get_attribute("content") == "default"

    def shown():
        return page.evaluate(
            """() => [
              [...document.querySelectorAll("meta[name=theme-color]")]
                .find(({ media }) => matchMedia(media).matches).content,
              getComputedStyle(document.documentElement).backgroundColor,
            ]"""
        )

    other = "light" if scheme == "dark" else "dark"
    for appearance, color in ((other.capitalize(), other), ("System", scheme)):
        Habits(page).change_setting("Appearance", appearance)
        wait_until(
            page,
            lambda color=color: shown() == colors[color],
            lambda appearance=appearance: f"{appearance} in {scheme}: {shown()}",
        )


def test_the_manifest_is_in_the_readers_language(start):
    address = urljoin(start("--in-memory").url, "manifest.webmanifest")
    for accepted, expected in (
        ("de-AT,de;q=0.9", ("de", "ltr", "Gewohnheiten", ["Neue Gewohnheit", "Heute"])),
        ("ar-EG", ("ar", "rtl", "العادات", ["عادة جديدة", "اليوم"])),
        ("tlh", ("en", "ltr", "Habits", ["New Habit", "Today"])),
    ):
        with urlopen(Request(address, headers={"Accept-Language": accepted})) as answer:
            assert answer.headers["Vary"] == "Accept-Language"
            manifest = json.load(answer)
        names = [entry["name"] for entry in manifest["shortcuts"]]
        assert (manifest["lang"], manifest["dir"], manifest["short_name"], names) == expected


def test_the_badge_shows_the_number_of_habits_left_today(start, add, open_phone):
    add("Read")
    add("Walk")
    phone = open_phone()
    program = start()
    wait_until_cached(open_page(phone, program), "Walk")
    program.kill()
    # Headless Chromium has neither badges nor installed apps.
    phone.add_init_script(
        "self.badges = []; navigator.setAppBadge = async (n) => badges.push(n);"
        "self.matchMedia = (query) => ({ matches: query === '(display-mode: standalone)' });"
    )
    page = open_page(phone, program)
    page.wait_for_function("() => badges.at(-1) === 2")
    page.locator("[aria-label='Read, not completed today']:visible").click()
    page.wait_for_function("() => badges.at(-1) === 1")
