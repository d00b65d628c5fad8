"""Signing in: the first pass code, devices that stay signed in, and signing devices out."""

import json
import os
import pty
import re
import stat
import subprocess
import termios
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from time import sleep
from urllib.parse import urlencode

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.program import BINARY
from harness.sign_in import (
    PASS_CODE,
    expect_pass_code_form,
    expect_signed_in,
    pass_code_field,
    set_pass_code,
    set_up,
    set_up_code,
    sign_in,
)
from playwright.sync_api import expect

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1"
)


@pytest.fixture
def reachable(start, store):
    """The app on all network interfaces, with a pass code."""
    assert set_pass_code(store, PASS_CODE).returncode == 0
    return start("--host", "0.0.0.0", "--store", store)


@pytest.fixture
def device(open_window):
    """Opens the app in a new browser profile, by default of a phone."""

    def open_device(program, viewport=PHONE, **options):
        return open_window(program, viewport, **options).page

    return open_device


def file_of(store):
    return store.with_name(f"{store.name}-sign-in.json")


def show_devices(page, program):
    page.goto(f"{program.url}settings/devices")
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()
    return page.get_by_role("region", name="Devices", exact=True)


def attempt(program, code):
    """Sends a wrong pass code without a browser. Returns the response's status and headers."""
    request = urllib.request.Request(
        f"{program.url}pass-code",
        data=urlencode({"code": code}).encode(),
        headers={"Origin": program.url.rstrip("/")},
    )
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request)
    return refusal.value.code, refusal.value.headers


def test_the_first_browser_chooses_the_pass_code(start, store, device):
    program = start("--host", "0.0.0.0", "--store", store)
    code = set_up_code(program)
    page = device(program)
    set_up(page, code, again="something else")
    expect(page.get_by_role("alert")).to_contain_text("The two new pass codes are different.")
    set_up(page, code)
    expect_signed_in(page)

    sign_in_file = file_of(store)
    assert stat.S_IMODE(sign_in_file.stat().st_mode) == 0o600
    assert PASS_CODE not in sign_in_file.read_text()
    assert json.loads(sign_in_file.read_text())["passCode"].startswith("$y$")
    # The code can be used only once.
    other = device(program)
    expect_pass_code_form(other)
    sign_in(other)
    expect_signed_in(other)
    cookie = next(c for c in other.context.cookies() if c["name"].startswith("device-"))
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax"

    # Devices stay signed in through restarts.
    program.restart()
    for each in (page, other):
        each.goto(program.url)
        expect_signed_in(each)


def test_a_device_signed_out_from_another_device_shows_the_pass_code_form(reachable, device):
    desk = device(reachable, viewport=DESKTOP)
    sign_in(desk)
    expect_signed_in(desk)
    phone = device(reachable, user_agent=IPHONE)
    sign_in(phone)
    expect_signed_in(phone)
    tile = phone.context.new_page()
    with tile.expect_request("**/widgets/changes?*"):
        tile.goto(f"{reachable.url}widgets/Today")
    phone.evaluate("localStorage.setItem('x', 'y')")
    screen = show_devices(desk, reachable)
    row = screen.get_by_role("listitem").filter(has_text="Safari on iPhone")
    expect(row).to_contain_text("Last used Mar 9, 2026")
    own = screen.get_by_role("listitem").filter(has_text=re.compile("This device"))
    expect(own).to_contain_text("Chrome on Linux")

    row.get_by_role("button", name="Sign out Safari on iPhone").click()
    question = desk.get_by_role("alertdialog", name="Sign out “Safari on iPhone”?")
    question.get_by_role("button", name="Sign Out").click()
    expect(row).to_have_count(0)
    expect_pass_code_form(phone)
    assert phone.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert not [c for c in phone.context.cookies() if c["name"].startswith("device-")]
    expect_pass_code_form(tile)
    expect(own).to_be_visible()

    third = device(reachable)
    for page in (phone, third):
        sign_in(page)
        expect_signed_in(page)
    sign_out_others_and_this_device(desk, screen, phone, third)


def sign_out_others_and_this_device(own, screen, *others):
    screen.get_by_role("button", name="Sign Out All Others").click()
    own.get_by_role("alertdialog").get_by_role("button", name="Sign Out").click()
    for page in others:
        expect_pass_code_form(page)
    expect(screen.get_by_role("listitem").filter(has_text="Signed in")).to_have_count(1)
    screen.get_by_role("button", name="Sign out this device").click()
    own.get_by_role("alertdialog").get_by_role("button", name="Sign Out").click()
    expect_pass_code_form(own)


def test_a_new_pass_code_signs_other_devices_out(reachable, store, device):
    own, other = device(reachable), device(reachable)
    for page in (own, other):
        sign_in(page)
        expect_signed_in(page)
    screen = show_devices(own, reachable)
    with own.expect_popup() as popup:
        screen.get_by_role("link", name="Change Pass Code").click()
    form = popup.value

    def change(former, text):
        form.get_by_label("Current pass code").fill(former)
        form.get_by_label("New pass code", exact=True).fill(text)
        form.get_by_label("Repeat the new pass code").fill(text)
        form.get_by_role("button", name="Change").click()

    change("guess", "a new one, longer")
    expect(form.get_by_role("alert")).to_have_text("The current pass code is wrong.")
    change(PASS_CODE, "a new one, longer")
    expect_signed_in(form)
    expect_pass_code_form(other)
    sign_in(other)
    expect(other.get_by_role("alert")).to_have_text("The pass code is wrong.")
    sign_in(other, "a new one, longer")
    expect_signed_in(other)

    # A forgotten pass code can be replaced.
    refused = set_pass_code(store, "short")
    assert refused.returncode == 65
    assert refused.stderr == "HabitTracker: A pass code must have at least 8 characters.\n"
    done = set_pass_code(store, "never forgotten again")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "The pass code is set. All devices are signed out.\n"
    # While the app runs, open windows are signed out within seconds.
    for page in (form, other):
        expect(pass_code_field(page)).to_be_visible(timeout=15_000)
    sign_in(other, "never forgotten again")
    expect_signed_in(other)


def test_a_terminal_hides_a_typed_pass_code(store):
    terminal, its_end = pty.openpty()
    command = [BINARY, "--set-pass-code", "--store", str(store)]
    with subprocess.Popen(command, stdin=its_end, stdout=its_end, stderr=its_end) as program:
        shown = answer(terminal, its_end, "New pass code: ", PASS_CODE)
        shown += answer(terminal, its_end, "Once more: ", PASS_CODE)
        shown += read_until(terminal, "signed out.")
        assert program.wait(10) == 0
    assert shown.replace("\r", "").splitlines() == [
        "New pass code: ",
        "Once more: ",
        "The pass code is set. All devices are signed out.",
    ]
    assert termios.tcgetattr(its_end)[3] & termios.ECHO
    os.close(terminal)
    os.close(its_end)


def read_until(terminal, text):
    """The terminal's output up to a text."""
    shown = ""
    while text not in shown:
        shown += os.read(terminal, 1_000).decode()
    return shown


def answer(terminal, its_end, question, text):
    """Types an answer once the terminal hides input. Returns the output up to the question."""
    shown = read_until(terminal, question)
    while termios.tcgetattr(its_end)[3] & termios.ECHO:
        sleep(0.01)
    os.write(terminal, f"{text}\n".encode())
    return shown


def test_repeated_wrong_pass_codes_are_refused_for_a_while(reachable, device):
    codes = [f"guess {number}" for number in range(12)]
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda code: attempt(reachable, code), codes))
    assert sorted(status for status, _ in answers) == [401] * 5 + [429] * 7
    waits = [int(headers["Retry-After"]) for status, headers in answers if status == 429]
    assert all(1 <= wait <= 60 for wait in waits)
    # Even the correct pass code is refused for now, and the form says so.
    page = device(reachable)
    sign_in(page)
    notice = page.get_by_role("alert")
    expect(notice).to_have_text(re.compile(r"^Too many wrong attempts\. Wait \d+ seconds, then"))
