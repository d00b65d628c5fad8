"""The sync key in the settings."""

from playwright.sync_api import expect


def show_key(habits):
    """Opens the sheet of the key from the list, and waits for it. Returns the QR code."""
    habits.show_settings()
    habits.settings.get_by_role("link", name="Sync").click()
    habits.button("Show Key").click()
    question = habits.page.get_by_role("alertdialog", name="Show the key?")
    question.get_by_role("button", name="Show Key").click()
    code = habits.page.get_by_role("img", name="QR code of the key")
    settled = (
        "sheet => Promise.all(sheet.getAnimations({subtree: true}).map(each => each.finished))"
    )
    habits.page.get_by_role("dialog", name="Your Key").evaluate(settled)
    expect(code).to_be_in_viewport(ratio=1)
    return code
