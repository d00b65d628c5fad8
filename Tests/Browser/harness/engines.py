"""A window in each engine: Chromium, Firefox, and WebKit, the engine of Safari.

All windows have the same methods. They act with trusted events, and find elements by their
accessible names.
"""

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from harness.chromium import PHONE
from playwright.sync_api import Error as PlaywrightError

HERE = Path(__file__).parent
# For tests of behavior that the tests outside of `engines` check in Chromium.
OTHER_ENGINES = pytest.mark.parametrize("engine", ["firefox", "webkit"])

# Finds the first visible element with a role and a name, and returns its box. If the element is
# covered, scrolls to it first.
FIND = """
async (role, name, isWhole) => {
  const roles = {
    button: "button, [role=button]", link: "a[href], [role=link]", textbox: "input, textarea",
    menuitem: "[role^=menuitem]", heading: "h1, h2, h3, [role=heading]", radio: "[role=radio]",
    region: "section[aria-label], [role=region], dialog", option: "[role=option]",
    combobox: "select",
  };
  const text = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.matches?.("[aria-hidden=true]") ? ""
      : node.ariaLabel ?? [...node.childNodes].map(text).join("");
  const named = (element) => (element.getAttribute("aria-label")
    || (element.getAttribute("aria-labelledby") || "").split(" ")
      .map((id) => document.getElementById(id)?.textContent).join(" ").trim()
    || element.labels?.[0]?.textContent || element.getAttribute("placeholder")
    || text(element)).trim();
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const found = [...scope.querySelectorAll(roles[role])].find((element) => {
    const is = named(element);
    return (isWhole ? is === name : is.includes(name)) && element.getClientRects().length > 0
      && getComputedStyle(element).visibility === "visible" && !element.closest("[inert]");
  });
  if (!found) return null;
  let box = found.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  // A label around a field counts as the field.
  if (!at || !(found.contains(at) || at.contains(found))) {
    found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    box = found.getBoundingClientRect();
  }
  return [box.left, box.top, box.width, box.height];
}
"""

# Finds an element once it has stopped moving. Without style sheets, it may be at another place.
FIND_SETTLED = f"""
async (...all) => {{
  let last;
  for (let attempt = 0; attempt < 20; attempt += 1) {{
    const box = document.readyState === "complete" ? await ({FIND})(...all) : null;
    if (box && String(box) === last) return box;
    last = String(box);
    await new Promise((done) => {{ setTimeout(done, 50); }});
  }}
  return null;
}}
"""

WAIT_FOR_DRAWING = """
() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done())); })
"""


class Window:
    """The features that windows of all engines share."""

    def find(self, role, name, whole=True):
        """The box of an element in the window, [x, y, width, height], or None without a match."""
        return self.evaluate(FIND, role, name, whole)

    def wait_for(self, role, name, whole=True):
        return self.wait_until(FIND, role, name, whole, what=f"{role} {name!r}")

    def wait_until_gone(self, role, name):
        self.wait_until(f"async (...all) => !await ({FIND})(...all)", role, name, True, what=name)

    def wait_until(self, script, *arguments, what="it", seconds=10):
        """Waits until a script returns a truthy value, and returns it."""
        end = monotonic() + seconds
        while True:
            try:
                if value := self.evaluate(script, *arguments):
                    return value
            except PlaywrightError as error:
                # The page is being replaced by another one.
                if "context was destroyed" not in str(error):
                    raise
            assert monotonic() < end, f"{what} did not appear: {self.text().split()}"
            sleep(0.05)

    def text(self):
        return self.evaluate("() => document.body.innerText")

    def wait_for_text(self, text, seconds=10):
        self.wait_until("(text) => document.body.innerText.includes(text)", text, what=text,
                   seconds=seconds)  # fmt: skip

    def wait_for_page(self):
        """Waits for the style sheets. Without them, elements may be at other places."""
        self.wait_until("() => document.readyState === 'complete'", what="the whole page")

    def settled_center(self, role, name, whole=True):
        """The center of an element, once it has stopped moving."""
        box = self.wait_until(FIND_SETTLED, role, name, whole, what=f"{role} {name!r}")
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def click(self, role, name, whole=True, button="left"):
        x, y = self.settled_center(role, name, whole)
        self.press_at(x, y, button)
        self.release_at(x, y, button)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def back_to_list(self):
        """Goes back from a screen to the list."""
        self.back()
        self.wait_for("button", "Add Habit")

    def open_list(self, address):
        self.open(address)
        self.wait_for("heading", "My Habits")
        self.wait_for_page()
        # A turn of the wheel before the list is drawn would scroll nothing.
        self.evaluate(WAIT_FOR_DRAWING)


class PlaywrightWindow(Window):
    """A window of Chromium or Firefox."""

    def __init__(self, page):
        self.page = page
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, address):
        self.page.goto(address, wait_until="domcontentloaded")

    def reload(self):
        self.page.reload(wait_until="domcontentloaded")

    def back(self):
        self.page.go_back()

    def evaluate(self, script, *arguments):
        return self.page.evaluate(f"(all) => ({script})(...all)", list(arguments))

    def press_at(self, x, y, button="left"):
        self.page.mouse.move(x, y)
        self.page.mouse.down(button=button)

    def release_at(self, x, y, button="left"):
        self.page.mouse.up(button=button)

    def wheel(self, x, y, by):
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, by)

    def key(self, name, *modifiers):
        self.page.keyboard.press("+".join([*modifiers, name]))

    def screenshot(self, path):
        self.page.screenshot(path=path)

    def close(self):
        self.page.context.close()


OBSERVE_RELEASE = """
() => {
  window.released = new Promise((done) => {
    addEventListener("pointerup", () => done(), { once: true, capture: true });
  });
  window.limit = new Promise((done) => { setTimeout(done, 1000); });
}
"""


# An error page has a text.
IS_LOST = "() => location.href === 'about:blank' && document.body.textContent === ''"


class WebKitWindow(Window):
    """A window of WebKitGTK."""

    BUTTON_NUMBERS = {"left": 1, "middle": 2, "right": 3}
    KEY_NAMES = {
        "Enter": "Return", "ArrowDown": "Down", "ArrowUp": "Up", "ArrowLeft": "Left",
        "ArrowRight": "Right", "Backspace": "BackSpace", " ": "space",
    }  # fmt: skip

    def __init__(self, display, log, **options):
        # Only Debian's Python has the GTK bindings.
        command = ["/usr/bin/python3", HERE / "webkit_host.py", json.dumps(options)]
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }  # fmt: skip
        environment.pop("PYTHONPATH", None)
        self.log = Path(log)
        self.host = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log.open("w"),
            text=True, env=environment,
        )  # fmt: skip
        self.number = 0
        assert self.host.stdout.readline(), self.log.read_text()
        self.send_command("focus")

    def send_command(self, name, *arguments):
        self.number += 1
        command = {"id": self.number, "name": name, "arguments": arguments}
        self.host.stdin.write(json.dumps(command) + "\n")
        self.host.stdin.flush()
        line = self.host.stdout.readline()
        assert line, f"WebKit ended: {self.log.read_text()}"
        answer = json.loads(line)
        assert answer["id"] == self.number
        if answer["error"]:
            raise PlaywrightError(f"{name}: {answer['error']}")
        return answer["value"]

    def open(self, address):
        self.load("open", address)
        # The header Cross-Origin-Opener-Policy makes WebKit move the first page of a window to
        # another process. Rarely, WebKit loses the page on the way.
        if self.evaluate(IS_LOST):
            self.load("open", address)

    def reload(self):
        self.load("reload")

    def load(self, name, *arguments):
        before = self.send_command("loads")
        self.send_command(name, *arguments)
        end = monotonic() + 30
        while self.send_command("loads") == before:
            assert monotonic() < end, "the page did not load"
            sleep(0.02)

    def back(self):
        self.send_command("back")

    def evaluate(self, script, *arguments):
        return self.send_command("evaluate", script, arguments)

    def press_at(self, x, y, button="left"):
        self.send_command("press", x, y, self.BUTTON_NUMBERS[button])

    def release_at(self, x, y, button="left"):
        self.evaluate(OBSERVE_RELEASE)
        self.send_command("release", x, y, self.BUTTON_NUMBERS[button])

    def wheel(self, x, y, by):
        self.send_command("wheel", x, y, by)

    def key(self, name, *modifiers):
        # WebKit queues keys and clicks separately, and a key can overtake a click.
        self.evaluate("() => Promise.race([window.released, window.limit]).then(() => true)")
        self.send_command("key", self.KEY_NAMES.get(name, name), modifiers)

    def screenshot(self, path):
        self.send_command("screenshot", str(path))

    @property
    def errors(self):
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "JS ERROR" in line and "Unhandled" in line]

    def close(self):
        self.host.stdin.close()
        try:
            self.host.wait(5)
        except subprocess.TimeoutExpired:
            self.host.kill()
            self.host.wait()
        self.host.stdout.close()


@contextmanager
def screen():
    """The name of a virtual screen for WebKit."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1200x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            name = answer.readline().strip()
        assert name, "Xvfb did not start"
        yield f":{name}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def firefox(playwright, folder):
    """Debian's Firefox. Its media features come from preferences of the profile: dark mode, reduced
    motion, and a mouse, which is fine (2) and hovers (4).
    """
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {HERE / "firefox_bidi.py"} "$@"\n')
    program.chmod(0o700)
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=program,
        firefox_user_prefs={
            "layout.css.prefers-color-scheme.content-override": 0,
            "ui.prefersReducedMotion": 1,
            "ui.primaryPointerCapabilities": 6,
            "ui.allPointerCapabilities": 6,
        },
    )
    try:
        yield browser
    finally:
        browser.close()


def webkit_window(display, folder):
    """A phone's window with a profile in a folder, in dark mode, with reduced motion."""
    return WebKitWindow(display, folder / "webkit.log", profile=str(folder / "webkit"), **PHONE)
