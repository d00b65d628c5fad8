"""The "Access" screen: tokens for scripts, and websites that may embed tiles."""

import re

from playwright.sync_api import expect


class Access:
    """The actions of a person on the screen."""

    def __init__(self, habits):
        self.habits = habits
        self.screen = habits.screen("Access")
        self.sheet = habits.page.get_by_role("dialog", name=re.compile("^(New|Your) Token$"))

    def show(self):
        self.habits.show_settings()
        self.habits.settings.get_by_role("link", name="Access").click()
        expect(self.screen).to_be_visible()
        return self

    def create_token(self, name, scope="Check Off"):
        """Creates a token. Returns the text that is shown once."""
        self.screen.get_by_role("button", name="New Token").click()
        self.sheet.get_by_role("textbox", name="Name").fill(name)
        self.sheet.get_by_role("combobox", name="Scope").select_option(label=scope)
        self.sheet.get_by_role("button", name="Create").click()
        text = self.sheet.get_by_text(re.compile("^habit_"))
        expect(text).to_be_visible()
        return text.inner_text()

    def close_sheet(self):
        self.sheet.get_by_role("button", name="Done").click()
        expect(self.sheet).to_have_count(0)

    def allow_website(self, address):
        self.screen.get_by_role("textbox", name="Address").fill(address)
        self.screen.get_by_role("button", name="Allow").click()
