"""Draws the app icon: the last weeks of a year grid, with a current streak.

Run by `make icon`, which writes the three variants to the asset catalog, and the icons for desktops
and browsers.
"""

import sys
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

FOLDER = Path(__file__).parents[1] / "HabitTracker/Assets.xcassets/AppIcon.appiconset"
DESKTOP = Path(__file__).parents[1] / "packaging/habit-tracker.png"
# The folder of icons for home screens in browsers.
WEB = Path(__file__).parents[1] / "Sources/HabitPlatform/Linux/Resources"
SIZE = 1024
# The drawing is larger than the icon by this factor. Scaling it down makes smooth edges.
SCALE = 2
# A column is a week. "x" is a day of the streak, "-" another complete day, "." an open day. Days
# after today are blank.
DAYS = (
    "-.xx",
    "..xx",
    ".xx ",
    "-xx ",
)
PITCH = 196
GAP = 44
CELL = PITCH - GAP
# The corner radius of a day, and of the line.
CORNER, RADIUS = 42, 60
LINE = 24
EDGE = (SIZE - len(DAYS) * PITCH) // 2
AXIS = range(len(DAYS))

# The colors from the first day of the streak to today: coral, orange, gold.
WARM = ((255, 107, 107), (255, 159, 10), (255, 204, 51))
OUTLINE = (255, 204, 51)
# The colors of the background from the top edge to the bottom edge.
ROOM = ((36, 36, 40), (11, 11, 13))
DONE, OPEN = (122, 60, 60), (50, 50, 54)
# The system tints shades of gray with a color of the user's choice.
GRAY = ((150,) * 3, (200,) * 3, (255,) * 3)
GRAY_OUTLINE = (255,) * 3
GRAY_DONE, GRAY_OPEN = (92,) * 3, (48,) * 3


def places(kind):
    """The columns and rows of the days of a kind, in chronological order."""
    return [(x, y) for x in AXIS for y in AXIS if DAYS[y][x] == kind]


def box(column, row, outset):
    """The corners of a cell with a margin around it, in pixels of the drawing."""
    left, top = (EDGE + place * PITCH + GAP / 2 for place in (column, row))
    corners = (left - outset, top - outset, left + CELL + outset, top + CELL + outset)
    return [round(SCALE * corner) for corner in corners]


def passing(colors, share):
    """The color at a fraction, from 0 to 1, of a gradient."""
    place = share * (len(colors) - 1)
    index = min(int(place), len(colors) - 2)
    one, other = colors[index : index + 2]
    return tuple(round(a + (b - a) * (place - index)) for a, b in zip(one, other, strict=True))


@cache
def line():
    """A mask of the closed line around the streak. The line runs in the middle of the gaps."""
    inside = Image.new("L", (SIZE * SCALE,) * 2)
    for place in places("x"):
        ImageDraw.Draw(inside).rectangle(box(*place, GAP / 2), fill=255)
    # A blur and a threshold at half intensity keep straight edges and round the corners.
    blurred = inside.filter(ImageFilter.GaussianBlur(RADIUS * SCALE / 2))
    rounded = blurred.point(lambda value: 255 * (value > 127))
    edge = ImageChops.subtract(rounded, rounded.filter(ImageFilter.MinFilter(3)))
    # A round pen follows the edge.
    drawn = Image.new("L", edge.size)
    pen = ImageDraw.Draw(drawn)
    for index, value in enumerate(edge.tobytes()):
        if value:
            y, x = divmod(index, SIZE * SCALE)
            pen.circle((x, y), LINE * SCALE / 2, fill=255)
    return drawn


def ground(colors):
    """An opaque background with a gradient."""
    column = Image.new("RGBA", (1, SIZE * SCALE))
    for y in range(SIZE * SCALE):
        column.putpixel((0, y), passing(colors, y / (SIZE * SCALE - 1)) + (255,))
    return column.resize((SIZE * SCALE,) * 2)


def icon(image, streak, done, open_day, outline):
    draw = ImageDraw.Draw(image)
    days = places("x")
    colors = {place: passing(streak, i / (len(days) - 1)) for i, place in enumerate(days)}
    colors |= dict.fromkeys(places("-"), done) | dict.fromkeys(places("."), open_day)
    for place, color in colors.items():
        draw.rounded_rectangle(box(*place, 0), CORNER * SCALE, fill=color + (255,))
    image.paste(outline + (255,), mask=line())
    return image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


@cache
def variants():
    """The variants of the app icon, by file name."""
    clear = Image.new("RGBA", (SIZE * SCALE,) * 2)
    black = Image.new("RGBA", (SIZE * SCALE,) * 2, (0, 0, 0, 255))
    return {
        # The App Store accepts no icon with an alpha channel.
        "AppIcon.png": icon(ground(ROOM), WARM, DONE, OPEN, OUTLINE).convert("RGB"),
        # The system provides its own dark background.
        "AppIcon-Dark.png": icon(clear, WARM, DONE, OPEN, OUTLINE),
        "AppIcon-Tinted.png": icon(black, GRAY, GRAY_DONE, GRAY_OPEN, GRAY_OUTLINE).convert("L"),
    }


def desktop():
    """The icon with round corners and the margin of desktop icons."""
    side, margin = 256, 16
    image = Image.new("RGBA", (side, side))
    image.paste(rounded(side - 2 * margin), (margin, margin))
    return image


def rounded(side):
    """The icon with round corners, for systems that don't round icons."""
    shape = Image.new("L", (SIZE * SCALE,) * 2)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, *shape.size), SIZE * SCALE * 0.225, fill=255)
    picture = variants()["AppIcon.png"].copy()
    picture.putalpha(shape.resize((SIZE, SIZE), Image.Resampling.LANCZOS))
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def web():
    """The icons for home screens in browsers. Only the inner 80% of a maskable icon is always
    visible."""
    square = variants()["AppIcon.png"]
    inner = 368
    days = square.resize((inner, inner), Image.Resampling.LANCZOS)
    maskable = square.resize((512, 512), Image.Resampling.LANCZOS)
    plain = ground(ROOM).convert("RGB").resize((512, 512), Image.Resampling.LANCZOS)
    # The area between the edge and the days is plain background, so no seam is visible.
    maskable.paste(plain)
    mask = Image.new("L", (inner, inner), 0)
    border = round(inner * (EDGE - LINE) / SIZE)
    ImageDraw.Draw(mask).rectangle((border, border, inner - border, inner - border), fill=255)
    place = (512 - inner) // 2
    maskable.paste(days, (place, place), mask.filter(ImageFilter.GaussianBlur(6)))
    return {
        "icon-192.png": rounded(192),
        "icon-512.png": rounded(512),
        "icon-maskable.png": maskable,
        "icon-apple.png": square.resize((180, 180), Image.Resampling.LANCZOS),
    }


def main(folder):
    for name, image in variants().items():
        image.save(folder / name, optimize=True)
    desktop().save(DESKTOP, optimize=True)
    for name, image in web().items():
        image.save(WEB / name, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
