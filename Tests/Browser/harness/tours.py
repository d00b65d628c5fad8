"""Tours of the app's screens."""

from harness.habits import Habits


def walk(habits: Habits, tours, *checks):
    """Takes one tour after the other and checks each of its screens. Returns the problems by
    screen.

    A tour is a generator that shows a screen and yields its name. It begins at the list, and so
    all tours except for the last one end there.
    """
    found = {}
    size = habits.page.viewport_size
    for tour in tours:
        screen = "none"
        try:
            for screen in tour(habits):
                found[screen] = [problems for check in checks if (problems := check(habits.page))]
                if habits.page.viewport_size != size:
                    habits.page.set_viewport_size(size)
        except Exception as error:
            error.add_note(f"The last screen of {tour.__name__} was {screen}")
            raise
    return {screen: problems for screen, problems in found.items() if problems}
