"""Mouse gestures."""


def drag(row, onto):
    """Drags a row to the upper edge of another row."""
    mouse = row.page.mouse
    start, end = row.bounding_box(), onto.bounding_box()
    x = start["x"] + 100
    mouse.move(x, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(x, start["y"] - 20, steps=4)
    mouse.move(x, end["y"] + 2, steps=8)
    mouse.up()
