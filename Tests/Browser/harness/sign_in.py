"""Signing in: codes, forms, and the screen of devices."""

import subprocess

from harness.program import BINARY
from playwright.sync_api import Page, expect

PASS_CODE = "open sesame, please"


def set_up_code(program):
    """The set-up code that the app printed for the first browser."""
    while not (line := program.process.stdout.readline().strip()).startswith("Set-up code: "):
        assert line, "no set-up code was printed"
    return line.split()[-1]


def set_pass_code(store, text, **how):
    """Sets a pass code through a pipe."""
    return subprocess.run(
        [BINARY, "--set-pass-code", "--store", str(store)],
        input=f"{text}\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **how,
    )


def pass_code_field(page: Page):
    return page.get_by_label("Enter the pass code of this server.")


def sign_in(page: Page, text=PASS_CODE):
    pass_code_field(page).fill(text)
    page.get_by_role("button", name="Continue").click()


def set_up(page: Page, code, text=PASS_CODE, again=None):
    page.get_by_label("Set-up code").fill(code)
    page.get_by_label("New pass code", exact=True).fill(text)
    page.get_by_label("Repeat the new pass code").fill(text if again is None else again)
    page.get_by_role("button", name="Continue").click()


def expect_signed_in(page: Page):
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()


def expect_pass_code_form(page: Page):
    expect(pass_code_field(page)).to_be_visible()
