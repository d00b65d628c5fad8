"""A list of many habits. The page contains only the rows near the window."""

from signal import SIGCONT, SIGSTOP

import pytest
from harness.chromium import DESKTOP, MODULES, PHONE
from harness.native import write_habits
from harness.program import NOON, HabitTracker
from harness.settling import settle
from playwright.sync_api import expect

COUNT = 99
# A row is higher if its streak is below a long name.
SOME = (
    {"name": "قراءة", "details": "عشرون صفحة كل يوم قبل النوم"},
    {"name": "Run", "details": "Before breakfast"},
    {
        "name": "Walk to the lake and back, in rain, in snow and in sunshine, then have tea",
        "days": [{"day": "2026-03-08"}],
    },
    {"name": "Read"},
    {"name": "Drink water", "completionsPerDay": 8},
    {"name": "Cook", "details": "Something with the vegetables of the season. " * 3},
    {"name": "W" * 77, "completionsPerDay": 8},
)
WIDE = {"width": 2560, "height": 1440}

PLACES = "rows => rows.map(row => Number(row.getAttribute('aria-posinset')))"
# True if the window shows a part of the list whose rows are missing.
BLANK = """
() => [...document.querySelectorAll('.gap')].some(gap => {
  const { top, bottom } = gap.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
})
"""


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """The options for many habits with different names."""
    some = [SOME[index % len(SOME)] for index in range(COUNT)]
    habits = [{**each, "name": f"{each['name']} {index:02}"} for index, each in enumerate(some)]
    file = tmp_path_factory.mktemp("many") / "habits.json"
    return ("--in-memory", "--import", write_habits(file, *habits))


@pytest.fixture(scope="module")
def cards(many):
    """The app with many habits. Each test has its own window."""
    with HabitTracker(*many, *NOON) as program:
        yield program


def rows(habits):
    return habits.page.locator(".rows > .row")


def places(habits):
    return rows(habits).evaluate_all(PLACES)


def scroll(habits, script):
    habits.page.locator(".screen").evaluate(f"screen => {{ screen.scrollTop = {script}; }}")
    habits.page.wait_for_function(f"() => !({BLANK})()")


def scroll_to_end(habits):
    """Scrolls to the end, which moves while rows turn out to be higher than estimated."""
    habits.page.wait_for_function("""
      () => {
        const screen = document.querySelector(".screen");
        const isAtEnd = screen.scrollTop + screen.clientHeight >= screen.scrollHeight - 1;
        screen.scrollTop = screen.scrollHeight;
        return isAtEnd && !document.querySelector(".rows > .row ~ .gap");
      }
    """)


def scrolled(habits):
    return habits.page.locator(".screen").evaluate("screen => screen.scrollTop")


def test_cards_near_the_window_are_always_loaded(cards, open_window):
    habits = open_window(cards)
    for viewport in (PHONE, WIDE):
        assert_rows_near_the_window(habits, viewport)
    habits.page.set_viewport_size(DESKTOP)
    scroll(habits, "0")
    scroll_by_wheel(habits)


def test_rows_near_the_window_are_always_loaded(start, many, open_window):
    habits = open_window(start(*many))
    habits.choose_list_option("Rows")
    expect(habits.page.locator(".list.spaced")).to_have_count(0)
    assert_rows_near_the_window(habits, DESKTOP)
    reach_rows_by_keyboard(habits)


def assert_rows_near_the_window(habits, viewport):
    habits.page.set_viewport_size(viewport)
    settle(habits.page)
    habits.page.wait_for_function(f"() => !({BLANK})()")
    seen = set()
    for share in (0, 0.3, 0.31, 0.9, 1, 0.5, 0):
        scroll(habits, f"{share} * (screen.scrollHeight - screen.clientHeight)")
        there = places(habits)
        assert there == list(range(there[0], there[-1] + 1)), viewport
        assert len(there) < COUNT / 2 or viewport == WIDE, viewport
        seen.update(there)
        if share == 0:
            assert there[0] == 1, viewport
        if share == 1:
            scroll_to_end(habits)
            assert places(habits)[-1] == COUNT, viewport
    sizes = rows(habits).evaluate_all("rows => rows.map(row => row.ariaSetSize)")
    assert set(sizes) == {str(COUNT)}, viewport


def scroll_by_wheel(habits):
    """Scrolls from the top to the end, and expects each habit once."""
    habits.page.mouse.move(640, 500)
    names = []
    while True:
        for place, name in habits.page.evaluate("""
          () => [...document.querySelectorAll('.rows > .row')].map(row => [
            Number(row.getAttribute('aria-posinset')),
            row.querySelector('.more').ariaLabel,
          ])
        """):
            if place == len(names) + 1:
                names.append(name)
            assert names[place - 1] == name
        if len(names) == COUNT:
            break
        before = scrolled(habits)
        habits.page.mouse.wheel(0, 600)
        moved = "document.querySelector('.screen').scrollTop !== before"
        habits.page.wait_for_function(f"(before) => {moved} && !({BLANK})()", arg=before)
    assert len(set(names)) == COUNT


def reach_rows_by_keyboard(habits):
    """Presses Tab from the last loaded row to rows that were not loaded."""
    scroll(habits, "0")
    place = places(habits)[-1]
    end = place + 12
    assert end + 3 <= COUNT
    rows(habits).last.get_by_role("button").first.focus()
    focused = "document.activeElement.closest('.row')?.getAttribute('aria-posinset')"
    while place < end:
        habits.page.keyboard.press("Tab")
        place = int(habits.page.evaluate(focused))
        # Waits for the next rows, which load before a person presses the next key.
        habits.page.locator(f".row[aria-posinset='{place + 3}']").wait_for(state="attached")


# Presses the Home key while a frame is applied, before the scroll event of the key.
HOME_DURING_A_FRAME = f"""
async () => {{
  const {{ client }} = await {MODULES};
  const screen = document.querySelector(".screen");
  const buttons = document.querySelectorAll(".rows > .row button[aria-label$='completed today']");
  const atEnd = screen.scrollTop;
  await new Promise((done) => {{
    client.onInsert((subtree) => {{
      // The first call is for the page itself.
      if (subtree.contains(screen)) return;
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", {{ key: "Home", bubbles: true }})
      );
      screen.scrollTop = 0;
      done();
    }});
    [...buttons].at(-1).click();
  }});
  return [atEnd, screen.scrollTop];
}}
"""


def test_rows_that_were_not_loaded_can_be_used(cards, open_window):
    habits = open_window(cards)
    # A tap far down is saved and shown.
    scroll_to_end(habits)
    buttons = habits.page.get_by_role("button", name=", not completed today")
    label = buttons.last.get_attribute("aria-label")
    done = habits.button(label.replace("not completed", "completed"))
    buttons.last.click()
    expect(done).to_be_visible()
    scroll(habits, "0")
    expect(done).to_have_count(0)
    scroll_to_end(habits)
    expect(done).to_be_visible()

    # A search finds rows that were not loaded.
    more = rows(habits).last.locator(".more").get_attribute("aria-label")
    scroll(habits, "0")
    name = more.removeprefix("More for ").split(", current streak")[0]
    habits.page.get_by_role("searchbox", name="Search").fill(name)
    expect(habits.detail_button(name)).to_have_count(1)
    expect(habits.page.locator(".gap")).to_have_count(0)
    habits.page.get_by_role("searchbox", name="Search").fill("")
    expect(habits.page.locator(".gap")).to_have_count(1)

    # Going back keeps the scroll position.
    scroll(habits, "9000")
    place = rows(habits).nth(rows(habits).count() // 2).get_attribute("aria-posinset")
    row = habits.page.locator(f".row[aria-posinset='{place}']")
    row.get_by_role("button").first.click()
    expect(habits.button("Previous Month")).to_be_visible()
    habits.page.go_back()
    expect(habits.button("Previous Month")).to_have_count(0)
    expect(row).to_be_in_viewport()

    reload_scrolled(habits)

    # The Home key scrolls to the top while rows are inserted.
    scroll_to_end(habits)
    at_end, now = habits.page.evaluate(HOME_DURING_A_FRAME)
    assert (at_end > 1000, now) == (True, 0)


def reload_scrolled(habits):
    """A reload restores the scroll position, except for the error of estimated row heights."""
    scroll(habits, "3000")
    scroll(habits, "6000")
    habits.reload()
    habits.page.wait_for_function(
        "() => Math.abs(document.querySelector('.screen').scrollTop - 6000) < 100"
    )
    habits.page.wait_for_function(f"() => !({BLANK})()")


WAIT_UNTIL_LIVE = f"""
async () => {{
  const {{ client }} = await {MODULES};
  await new Promise((done) => {{ client.onLive(done); }});
}}
"""
# Scrolls through the list, and returns the requests for rows.
SCROLL_THROUGH = """
async () => {
  const requests = [];
  const original = WebSocket.prototype.send;
  WebSocket.prototype.send = function send(message) {
    if (message.includes('"near"')) requests.push(message);
    original.call(this, message);
  };
  for (const top of [4000, 6000, 8000]) {
    document.querySelector(".screen").scrollTop = top;
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => { requestAnimationFrame(done); });
    }
  }
  return requests;
}
"""


def test_rows_are_requested_only_after_the_rows_before_have_loaded(cards, open_window):
    habits = open_window(cards, PHONE)
    habits.page.evaluate(WAIT_UNTIL_LIVE)
    cards.process.send_signal(SIGSTOP)
    try:
        requests = habits.page.evaluate(SCROLL_THROUGH)
    finally:
        cards.process.send_signal(SIGCONT)
    assert len(requests) == 1, requests
    # The rows at the last place load nevertheless.
    habits.page.wait_for_function(f"() => !({BLANK})()")
    assert scrolled(habits) == 8000


def test_visible_rows_stay_in_place_when_rows_are_inserted_above(cards, open_window):
    habits = open_window(cards, PHONE)
    scroll(habits, "8000")
    first = places(habits)[0]
    # While the window scrolls back, rows are inserted above this row.
    row = habits.page.locator(f".row[aria-posinset='{first}']")
    place = row.bounding_box()["y"]
    scroll(habits, "screen.scrollTop - 700")
    expect(habits.page.locator(f".row[aria-posinset='{first - 1}']")).to_have_count(1)
    # The heights of three cards are estimated until layout, with an error of some points.
    assert row.bounding_box()["y"] == pytest.approx(place + 700, abs=40)

    reload_scrolled(habits)


def test_scrolled_rows_are_loaded_again_after_a_server_restart(start, many, open_window):
    program = start(*many)
    habits = open_window(program)
    scroll(habits, "3000")
    scroll(habits, "6000")
    menu = habits.page.get_by_role("menu")
    seen = rows(habits).nth(rows(habits).count() // 2).get_attribute("aria-posinset")
    row = habits.page.locator(f".row[aria-posinset='{seen}']")
    row.click(button="right", position={"x": 200, "y": 30})
    expect(menu.get_by_role("menuitem", name="Edit")).to_be_visible()
    habits.page.keyboard.press("Escape")
    # The attribute marks a row of the current page. A new page has no marked row.
    rows(habits).first.evaluate("row => row.setAttribute('data-former', '')")
    before = scrolled(habits)
    program.restart()
    expect(habits.page.locator("[data-former]")).to_have_count(0, timeout=20_000)
    row.click(button="right", position={"x": 200, "y": 30})
    expect(menu.get_by_role("menuitem", name="Edit")).to_be_visible()
    assert scrolled(habits) == pytest.approx(before, abs=100)


def test_menus_and_swipe_actions_are_loaded_on_demand(start, open_window):
    program = start("--sample", "3")
    habits = open_window(program, PHONE, has_touch=True)
    expect(habits.page.locator(".row .menu > *, .row .swipe > *")).to_have_count(0)
    row = rows(habits).first
    row.click(button="right", position={"x": 200, "y": 30})
    expect(row.get_by_role("menuitem", name="Set Count")).to_be_focused()
    expect(rows(habits).nth(1).locator(".menu > *")).to_have_count(0)
    habits.page.keyboard.press("Escape")

    # The first row has loaded its actions with its menu.
    swipe_before_actions_are_loaded(program, habits, rows(habits).nth(1), is_lifted_early=True)
    swipe_before_actions_are_loaded(program, habits, rows(habits).nth(2), is_lifted_early=False)


def swipe_before_actions_are_loaded(program, habits, row, is_lifted_early):
    box = row.bounding_box()
    touch = habits.page.context.new_cdp_session(habits.page)

    def finger(kind, *places):
        points = [{"x": x, "y": box["y"] + 30} for x in places]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(row.locator(".swipe > *")).to_have_count(0)
    # The program is stopped, so it answers after the last move.
    program.process.send_signal(SIGSTOP)
    finger("touchStart", 300)
    finger("touchMove", 250)
    finger("touchMove", 150)
    # Chromium delivers moves with the next frame.
    habits.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    if is_lifted_early:
        finger("touchEnd")
    program.process.send_signal(SIGCONT)
    if not is_lifted_early:
        expect(row.locator(".swipe.trailing > *")).not_to_have_count(0)
        finger("touchEnd")
    expect(row.get_by_role("button", name="Archive")).to_be_in_viewport()
