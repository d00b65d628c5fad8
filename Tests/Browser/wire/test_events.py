"""What the user does reaches the host, and what the host says reaches the page."""

from playwright.sync_api import expect


def shown(page, name):
    return page.locator(f"[data-test='{name}']")


def test_a_click_changes_the_page(page):
    page.get_by_role("button", name="Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    expect(page).to_have_title("Count 1")


def test_the_first_paint_needs_no_script(chromium, server):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    expect(shown(page, "count")).to_have_text("Count: 0")
    context.close()
