"""The page without a connection, and the browser's cache for it."""

from datetime import datetime
from time import monotonic

from playwright.sync_api import expect

NOON = datetime.fromisoformat("2026-03-09T12:00:00+00:00")


def wait_until(page, check, describe=lambda: "the condition was not met", seconds=60):
    """Waits for a condition that can't be seen on the page."""
    end = monotonic() + seconds
    while not check():
        assert monotonic() < end, describe()
        # Lets Playwright process the browser's events.
        page.wait_for_timeout(20)


def cached_paths(page):
    """The paths of the cached addresses."""
    return page.evaluate(
        """async () => {
          const addresses = [];
          for (const name of await caches.keys()) {
            for (const { url } of await (await caches.open(name)).keys()) {
              addresses.push(new URL(url).pathname);
            }
          }
          return addresses;
        }"""
    )


def wait_until_cached(page, text="", path="/offline"):
    """Waits until a page with a text is cached. Everything that the page needs is cached first."""
    script = """async ([text, path]) => {
      const page = await caches.match(path);
      return (await page?.text())?.includes(text) ?? false;
    }"""
    wait_until(page, lambda: page.evaluate(script, [text, path]))


def open_page(context, program, now=NOON):
    """A new page of the program. Its clock starts at `now`, by default noon of 2026-03-09."""
    page = context.new_page()
    page.clock.install(time=now)
    page.goto(program.url)
    return page


class Offline:
    """The page without a connection."""

    def __init__(self, page):
        self.page = page

    @property
    def status(self):
        return self.page.locator(".since")

    @property
    def date(self):
        return self.page.locator(".date")

    def control(self, label):
        """The visible control with a label, for example `Read, completed today`."""
        return self.page.locator(f"[aria-label='{label}']:visible")

    def tap(self, label, then):
        """Taps a control, and waits until another is visible in its place."""
        self.control(label).click()
        expect(self.control(then)).to_be_visible()

    def names(self):
        """The names of the visible rows, from the top."""
        rows = self.page.locator("li:visible")
        # The first line is the symbol's name, which the font renders as the symbol.
        return [text.split("\n")[1] for text in rows.all_inner_texts()]
