"""The "Access" screen: tokens for scripts, and websites that may embed tiles."""

import re
import stat

import pytest
from harness import tokens
from harness.access import Access
from harness.chromium import PHONE
from harness.intents import Script
from harness.push import PUSH_SWITCH
from harness.sign_in import PASS_CODE, expect_signed_in, sign_in
from playwright.sync_api import expect


@pytest.fixture
def access(program, open_window):
    return Access(open_window(program, PHONE, permissions=["clipboard-read"])).show()


def test_a_new_token_is_shown_once_and_works_until_it_is_revoked(access, program, store):
    require_a_name(access, store)
    token = access.create_token("Kitchen wall")
    access.close_sheet()
    row = access.screen.get_by_role("listitem").filter(has_text="Kitchen wall")
    expect(row).to_contain_text("Check Off · created Mar 9, 2026")
    expect(row).to_contain_text("Never used")
    assert token not in access.habits.page.content()
    file = tokens.token_file(store)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert token.split("_")[2] not in file.read_text()

    script = Script(program.url, token)
    assert script.run("GetToday").status == 200
    # The screen updates by itself.
    expect(row).to_contain_text(re.compile(r"Last used Mar 9, 2026 at 12:\d\d\sPM"))

    row.get_by_role("button", name="Revoke Kitchen wall").click()
    question = access.habits.page.get_by_role("alertdialog", name="Revoke “Kitchen wall”?")
    question.get_by_role("button", name="Cancel").click()
    assert script.run("GetToday").status == 200
    row.get_by_role("button", name="Revoke Kitchen wall").click()
    question.get_by_role("button", name="Revoke").click()
    expect(row).to_have_count(0)
    assert script.run("GetToday").kind == "wrong-token"
    assert tokens.stored(store) == []


def require_a_name(access, store):
    """Expects that a token requires a name."""
    access.screen.get_by_role("button", name="New Token").click()
    create = access.sheet.get_by_role("button", name="Create")
    expect(create).to_be_disabled()
    access.sheet.get_by_role("textbox", name="Name").fill("   ")
    expect(create).to_be_disabled()
    access.sheet.get_by_role("button", name="Cancel").click()
    expect(access.sheet).to_have_count(0)
    assert tokens.stored(store) == []


def test_tokens_and_websites_survive_a_restart(access, program):
    page = access.habits.page
    # Addresses of websites are validated.
    access.allow_website("home.example")
    expect(access.screen.get_by_text("Enter an address such as")).to_be_visible()
    access.allow_website("http://Home.example:8123/")
    expect(access.screen.get_by_text("http://home.example:8123", exact=True)).to_be_visible()
    expect(access.screen.get_by_text("Enter an address such as")).to_have_count(0)

    # The new token can be copied, and the browser does not store it.
    token = access.create_token("Script", "Read")
    access.sheet.get_by_role("button", name="Copy").click()
    expect(access.sheet.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == token
    page_state = page.evaluate(
        "JSON.stringify([{...sessionStorage}, {...localStorage}, document.cookie])"
    )
    assert token not in page_state
    program.restart()
    access.habits.reload()
    expect(access.screen).to_be_visible()
    expect(page.get_by_text(re.compile("^habit_"))).to_have_count(0)
    assert Script(program.url, token).run("GetToday").status == 200
    expect(access.screen.get_by_text("http://home.example:8123", exact=True)).to_be_visible()
    # The sheet is shown again, without the token.
    access.sheet.get_by_role("button", name="Cancel").click()
    expect(access.sheet).to_have_count(0)
    access.screen.get_by_role("button", name="Remove http://home.example:8123").click()
    expect(access.screen.get_by_text("http://home.example:8123", exact=True)).to_have_count(0)


def test_a_new_pass_code_is_required_in_other_browsers(access, program, open_window):
    other = open_window(program)
    link = access.screen.get_by_role("link", name="Set Pass Code")
    expect(access.screen.get_by_text("Anyone with an account on this computer")).to_be_visible()
    page = access.habits.page
    page.go_back()
    # Without a pass code, there is no push switch.
    settings = access.habits.settings
    expect(settings.get_by_role("switch", name="Reminders")).to_be_visible()
    expect(settings.get_by_role("switch", name=PUSH_SWITCH)).to_have_count(0)
    page.go_forward()
    with page.expect_popup() as popup:
        link.click()
    form = popup.value
    form.get_by_label("New pass code", exact=True).fill(PASS_CODE)
    form.get_by_label("Repeat the new pass code").fill(PASS_CODE)
    form.get_by_role("button", name="Continue").click()
    expect_signed_in(form)
    form.close()
    # The open window stays signed in and no longer shows the warning.
    expect(link).to_have_count(0)
    page.goto(f"{program.url}settings/devices")
    expect(page.get_by_text("This device", exact=True)).to_be_visible()
    # The other browser must enter the pass code.
    expect(other.page.get_by_text("This server asks for its pass code.")).to_be_visible()
    other.page.goto(program.url)
    sign_in(other.page)
    expect_signed_in(other.page)


def test_an_invalid_token_file_is_reported_and_not_overwritten(program, open_window, store):
    file = tokens.token_file(store)
    file.write_text("no list")
    access = Access(open_window(program)).show()
    expect(access.screen.get_by_text("is damaged, so no token is accepted.")).to_be_visible()
    expect(access.screen.get_by_role("button", name="New Token")).to_be_disabled()
    assert file.read_text() == "no list"
