"""The actions of a person on the app's screens, in terms of visible text and accessible names."""

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect


def pattern(name):
    """A regular expression for a name.

    Quotes and similar characters match any character, because a selector can't contain them
    escaped. Invisible characters may isolate a name whose text direction differs.
    """
    letters = "".join("." if letter in "\"'`/\\>" else re.escape(letter) for letter in name)
    return f"\u2068?{letters}\u2069?"


class Habits:
    """The app in one window."""

    def __init__(self, page: Page):
        self.page = page

    def button(self, name, exact=True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    # The list

    def completion_button(self, name, state="not completed today") -> Locator:
        return self.button(f"{name}, {state}")

    def toggle(self, name):
        """Taps the completion button of a habit, which may be complete."""
        self.button(re.compile(f"^{pattern(name)}, (not )?completed today$")).click()

    def detail_button(self, name) -> Locator:
        """The part of the row that opens the detail screen."""
        return self.button(re.compile(f"^{pattern(name)}(, current streak .*)?$"))

    def row(self, name) -> Locator:
        return self.page.get_by_role("listitem").filter(has=self.detail_button(name))

    def choose(self, name, action):
        """Chooses an action in a row's context menu."""
        self.detail_button(name).click(button="right")
        self.page.get_by_role("menuitem", name=action, exact=True).click()

    def delete(self, name):
        self.choose(name, "Delete")
        expect(self.detail_button(name)).to_have_count(0)

    def reload(self):
        """Reloads the window. If a reload is already in progress, the browser merges the two
        reloads.
        """
        try:
            self.page.reload(timeout=5_000)
        except TimeoutError:
            self.page.wait_for_load_state()

    def restart(self, program):
        """Restarts the program and loads the window's page again.

        The window leaves the page first, because the page would reload by itself at any moment.
        """
        address = self.page.url
        self.page.goto("about:blank")
        program.restart()
        self.page.goto(address)

    def open(self, name):
        self.detail_button(name).click()
        expect(self.button("Edit")).to_be_visible()

    def screen(self, name) -> Locator:
        """The screen with this title."""
        return self.page.get_by_role("region", name=name, exact=True)

    def choose_list_option(self, name, submenu=None):
        """Chooses an item of the list's menu or of its submenus."""
        self.button("List Options").click()
        menu = self.page.locator(".menu:popover-open")
        if name in ("Newest", "Manual", "Name", "Current Streak"):
            submenu = "Sort By"
        elif name == "No Groups":
            submenu = "Group By"
        if submenu:
            menu.get_by_role("menuitem", name=submenu).click()
            menu = menu.get_by_role("group", name=submenu).first
        item = menu.get_by_text(name, exact=True)
        expect(item).to_be_visible()
        is_choice = item.locator("xpath=ancestor-or-self::*[@role='menuitemradio']").count() == 1
        item.click()
        if is_choice:
            # An earlier tap would hit a list that is about to be replaced.
            chosen = self.page.locator(".menu [role=menuitemradio][aria-checked=true]")
            expect(chosen.get_by_text(name, exact=True)).to_have_count(1)

    # Statistics and settings

    @property
    def statistics(self) -> Locator:
        return self.screen("Statistics")

    def show_statistics(self):
        self.button("Statistics").click()
        expect(self.statistics).to_be_visible()

    @property
    def settings(self) -> Locator:
        return self.screen("Settings")

    def show_settings(self):
        self.button("Settings").click()
        expect(self.settings).to_be_visible()

    def setting(self, name) -> Locator:
        return self.settings.get_by_role("combobox", name=name, exact=True)

    def choose_setting(self, name, value):
        self.setting(name).select_option(label=value)

    def change_setting(self, name, value):
        """Opens the settings from the list, chooses a value, and returns to the list."""
        self.show_settings()
        self.choose_setting(name, value)
        self.settings.get_by_role("button", name="My Habits").click()
        expect(self.settings).to_have_count(0)

    @property
    def categories(self) -> Locator:
        """The screen of categories, reached from the settings."""
        return self.screen("Categories")

    def show_categories(self):
        self.show_settings()
        self.settings.get_by_role("link", name="Categories").click()
        expect(self.categories).to_be_visible()

    @property
    def category_editor(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^(New|Edit) Category$"))

    # The editor

    @property
    def editor(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^(New|Edit) Habit$"))

    @property
    def name_field(self) -> Locator:
        return self.editor.get_by_role("textbox", name="Name")

    @property
    def details_field(self) -> Locator:
        return self.editor.get_by_role("textbox", name="Description")

    @property
    def save(self) -> Locator:
        return self.editor.get_by_role("button", name="Save")

    @property
    def cancel(self) -> Locator:
        return self.editor.get_by_role("button", name="Cancel")

    @property
    def discard_dialog(self) -> Locator:
        """The dialog that asks whether to discard changes."""
        return self.page.get_by_role("alertdialog", name="Discard your changes?")

    def add(self, name, details="", icon=None, color=None):
        self.button("Add Habit").click()
        self.name_field.fill(name)
        if details:
            self.details_field.fill(details)
        if icon:
            self.choose_icon(icon)
        if color:
            self.editor.get_by_role("button", name=color, exact=True).click()
        self.save.click()
        expect(self.editor).to_have_count(0)

    @property
    def icons(self) -> Locator:
        """The screen of all symbols, reached from the editor."""
        return self.page.get_by_role("region", name="Icon", exact=True)

    def show_icons(self):
        self.editor.get_by_role("button", name="Choose Icon").click()
        expect(self.icons).to_be_visible()

    def choose_icon(self, name):
        """Opens the symbols from the editor, chooses one, and returns to the editor."""
        self.show_icons()
        self.icons.get_by_role("button", name=name, exact=True).click()
        expect(self.icons).to_have_count(0)

    def stepper_button(self, number, direction) -> Locator:
        """A button of a stepper: "Increment" or "Decrement"."""
        name = re.compile(f"^{direction},? {number}")
        return self.editor.get_by_role("button", name=name)

    def increment(self, number, times):
        for _ in range(times):
            self.stepper_button(number, "Increment").click()

    def picker(self, name) -> Locator:
        return self.editor.get_by_role("combobox", name=name, exact=True)

    def chosen(self, name) -> Locator:
        """The selected option of a picker."""
        return self.picker(name).locator("option:checked")

    def segment(self, name) -> Locator:
        """A segment of a segmented control."""
        return self.editor.get_by_role("radio", name=name, exact=True)

    def text_field(self, name) -> Locator:
        return self.editor.get_by_role("textbox", name=name, exact=True)

    def toggle_button(self, name) -> Locator:
        """The toggle of a weekday or a day of the month."""
        return self.editor.get_by_role("button", name=name, exact=True)

    def show_options(self):
        """Shows the options that are hidden at first."""
        self.editor.get_by_role("button", name="More Options").click()
        expect(self.picker("Schedule")).to_be_visible()

    def show_templates(self) -> Locator:
        self.editor.get_by_role("link", name=re.compile("^(Start from a )?Template")).click()
        screen = self.screen("Templates")
        expect(screen).to_be_visible()
        return screen

    @property
    def reminders_link(self) -> Locator:
        return self.editor.get_by_role("link", name=re.compile("^Reminders"))

    @property
    def reminders(self) -> Locator:
        """The screen of a habit's reminders, reached from the editor."""
        return self.screen("Reminders")

    def show_reminders(self) -> Locator:
        self.reminders_link.click()
        expect(self.reminders).to_be_visible()
        return self.reminders

    # The notice

    @property
    def undo(self) -> Locator:
        return self.button("Undo")
