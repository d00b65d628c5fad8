"""Year grids: their labels, and their rendered pictures."""

import io
import re

from PIL import Image

# Lengths in points, as in the design.
MARGIN, CELL, GAP = 3, 11, 3
PITCH = CELL + GAP
COLUMNS, ROWS = 52, 7
SCALE = 4

# The label of a card's grid.
YEAR_GRID = re.compile(r": \d+ of \d+ days?, current streak ")


class GridPicture:
    """The grid of a card that is wide enough to show all weeks, in a window with `SCALE`
    pixels per point."""

    def __init__(self, card):
        # The last picture shows the weekday initials.
        picture = card.get_by_role("group").locator("svg.canvas").nth(-2)
        picture.scroll_into_view_if_needed()
        self.image = Image.open(io.BytesIO(picture.screenshot())).convert("RGB")

    def cells(self):
        """The color at the center of each cell, by column and row."""
        return {
            (column, row): self._pixel(*self._center(column, row))
            for column in range(COLUMNS)
            for row in range(ROWS)
        }

    def color(self, column, row):
        return self._pixel(*self._center(column, row))

    def edge(self, column, row):
        """The color of a cell one point from the middle of its left side."""
        x, y = self._center(column, row)
        return self._pixel(x - CELL / 2 + 1, y)

    def lines(self, ground):
        """The sides of cells on which a line runs, as pairs of a cell and its neighbor."""
        found = set()
        for column in range(-1, COLUMNS):
            for row in range(-1, ROWS):
                x, y = self._center(column, row)
                for step in ((1, 0), (0, 1)):
                    neighbor = (column + step[0], row + step[1])
                    if not (_is_cell(column, row) or _is_cell(*neighbor)):
                        continue
                    between = self._pixel(x + step[0] * PITCH / 2, y + step[1] * PITCH / 2)
                    if distance(between, ground) > 60:
                        found.add(((column, row), neighbor))
        return found

    def _center(self, column, row):
        return (MARGIN + column * PITCH + CELL / 2, MARGIN + row * PITCH + CELL / 2)

    def _pixel(self, x, y):
        return self.image.getpixel((round(x * SCALE), round(y * SCALE)))


def border(cells):
    """The outer sides of a set of cells, as pairs of a cell and its neighbor to the right or below.

    Exactly one of the two cells is in the set.
    """
    sides = set()
    for column, row in cells:
        for step in ((1, 0), (0, 1)):
            after = (column + step[0], row + step[1])
            before = (column - step[0], row - step[1])
            if after not in cells:
                sides.add(((column, row), after))
            if before not in cells:
                sides.add((before, (column, row)))
    return sides


def blended(color, ground, share):
    """The opaque color of a translucent color over a background."""
    return tuple(
        round(over * share + under * (1 - share)) for over, under in zip(color, ground, strict=True)
    )


def nearest(color, choices):
    """The name of the choice whose color is nearest to a rendered color."""
    return min(choices, key=lambda name: distance(color, choices[name]))


def _is_cell(column, row):
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
