"""Touch gestures."""


class Finger:
    """One finger on the page."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def press(self, locator):
        """Puts the finger down on the center of an element."""
        box = locator.bounding_box()
        self.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def down(self, x, y):
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x, y):
        self._send("touchMove", {"x": x, "y": y})

    def up(self):
        self._send("touchEnd")

    def _send(self, kind, *points):
        event = {"type": kind, "touchPoints": list(points)}
        self.session.send("Input.dispatchTouchEvent", event)
