"""Tours of the app's screens."""

from harness.habits import Habits


def walk(habits: Habits, tours, *checks):
    """Takes each tour in a new tab and checks each of its screens. Returns the problems by screen.

    A tour is a generator that shows a screen and yields its name.
    """
    found = {}
    context, size, address = habits.page.context, habits.page.viewport_size, habits.page.url
    for tour in tours:
        tab = Habits(context.new_page())
        tab.page.set_viewport_size(size)
        tab.page.goto(address)
        screen = "none"
        try:
            for screen in tour(tab):
                found[screen] = [problems for check in checks if (problems := check(tab.page))]
                if tab.page.viewport_size != size:
                    tab.page.set_viewport_size(size)
        except Exception as error:
            error.add_note(f"The last screen of {tour.__name__} was {screen}")
            raise
        tab.page.close()
    return {screen: problems for screen, problems in found.items() if problems}
