"""A single widget in a browser, as a dashboard shows it."""

import gzip
import urllib.request
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page


def address(program, kind, **choice):
    """The address of a tile: address(program, "Today", family="systemLarge")."""
    query = f"?{urlencode(choice)}" if choice else ""
    return f"{program.url}widgets/{kind}{query}"


def fetch(url, **headers):
    """The response to a browser: the text, its compressed size in bytes, and the headers."""
    request = urllib.request.Request(url, headers={"Accept-Encoding": "gzip", **headers})
    with urllib.request.urlopen(request) as response:
        body = response.read()
        is_compressed = response.headers["Content-Encoding"] == "gzip"
        text = (gzip.decompress(body) if is_compressed else body).decode()
        return text, len(body), response.headers


def identity(program, name):
    """A habit's ID in the gallery's options."""
    page, _, _ = fetch(f"{program.url}widgets")
    option = page[: page.index(f">{name}</option>")].rsplit("<option", 1)[1]
    return option.split('value="')[1].split('"')[0]


class Tile:
    """A tile in a page, or in a frame of a page."""

    def __init__(self, page: Page):
        self.page = page

    @property
    def box(self) -> Locator:
        return self.page.locator(".tile")

    @property
    def controls(self) -> Locator:
        """All buttons and switches."""
        return self.page.locator("button")

    def button(self, name) -> Locator:
        """A button or a switch."""
        return self.page.get_by_role("button", name=name, exact=True).or_(
            self.page.get_by_role("switch", name=name, exact=True)
        )

    def not_done(self, name) -> Locator:
        """The button of a habit that is not done."""
        return self.button(f"{name}, not completed today")

    def done(self, name) -> Locator:
        """The button of a habit that is done."""
        return self.button(f"{name}, completed today")

    def text(self, text) -> Locator:
        return self.box.get_by_text(text, exact=True)
