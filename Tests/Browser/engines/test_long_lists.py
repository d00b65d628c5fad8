"""A list with more rows than the page loads: scrolling, and the End and Home keys."""

# The scroll position, its maximum, the position of the last loaded row, and the number of rows.
STATE = """
() => {
  const screen = document.querySelector(".screen");
  return {
    top: screen.scrollTop, most: screen.scrollHeight - screen.clientHeight,
    last: Math.max(...[...document.querySelectorAll(".rows > .row")]
      .map((row) => Number(row.ariaPosInSet))),
    all: Number(document.querySelector(".rows > .row").ariaSetSize),
  };
}
"""
AT_END = f"""
() => {{
  const {{ top, most, last, all }} = ({STATE})();
  return Math.abs(top - most) <= 1 && last === all;
}}
"""
AT_START = f"() => ({STATE})().top === 0 && document.querySelector('.row').ariaPosInSet === '1'"
# Moves the screen once while it scrolls, like rows that load above the window.
MOVE = """
() => {
  const screen = document.querySelector(".screen");
  screen.addEventListener("scroll", () => { screen.scrollTop += 1; }, { once: true });
}
"""
# Makes a row above the window higher while the screen scrolls.
RAISE = """
async () => {
  const isAbove = (row) => row.getBoundingClientRect().bottom < 0;
  const find = () => [...document.querySelectorAll(".rows > .row")].findLast(isAbove);
  // The rows above the window load after the visible rows.
  while (!find()) await new Promise((done) => { requestAnimationFrame(done); });
  const row = find();
  document.querySelector(".screen").addEventListener("scroll", () => {
    row.querySelector(".row-c").style.paddingBlockEnd = "60px";
  }, { once: true });
}
"""
# Scrolls up from the end, first by a pixel, and returns the distance.
LEAVE = """
() => new Promise((done) => {
  const screen = document.querySelector(".screen");
  const end = screen.scrollTop;
  screen.addEventListener("scroll", () => {
    screen.scrollTop = end - 200;
    requestAnimationFrame(() => requestAnimationFrame(() => done(end - screen.scrollTop)));
  }, { once: true });
  screen.dispatchEvent(new WheelEvent("wheel", { deltaY: -1, bubbles: true }));
  screen.scrollTop = end - 1;
})
"""
# Reaches the end with a single scroll event after a key, and returns the distance to the end after
# the last row became higher.
ARRIVE = """
() => new Promise((done) => {
  const screen = document.querySelector(".screen");
  screen.addEventListener("scroll", () => {
    const row = [...document.querySelectorAll(".rows > .row")].at(-1);
    row.querySelector(".row-c").style.paddingBlockEnd = "60px";
    dispatchEvent(new Event("resize"));
    requestAnimationFrame(() => requestAnimationFrame(() => {
      done(screen.scrollHeight - screen.clientHeight - screen.scrollTop);
    }));
  }, { once: true });
  screen.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
  screen.scrollTop = screen.scrollHeight;
})
"""
# Waits until scrolling has stopped and all visible rows are loaded.
QUIET = """
() => new Promise((done) => {
  const screen = document.querySelector(".screen");
  let last = NaN, same = 0;
  const isBlank = () => [...document.querySelectorAll(".gap")].some((gap) => {
    const { top, bottom } = gap.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const check = () => {
    const now = `${screen.scrollTop} ${screen.scrollHeight} ${screen.textContent.length}`;
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 10 && !isBlank()) done(true); else requestAnimationFrame(check);
  };
  check();
})
"""
# Records each visible row that moves down from one frame to the next.
WATCH = """
() => {
  const screen = document.querySelector(".screen");
  window.jerks = [];
  let last = null;
  const check = () => {
    const rows = [...document.querySelectorAll(".rows > .row")];
    const places = new Map(rows.map((row) => [row, row.getBoundingClientRect().top]));
    const isSeen = (row) => last.places.get(row) > 0 && last.places.get(row) < innerHeight;
    if (last) {
      const moves = [...places].filter(([row]) => last.places.has(row) && isSeen(row))
        .map(([row, top]) => top - last.places.get(row));
      // The wheel moves all rows up.
      window.jerks.push(...moves.filter((by) => by > 1));
    }
    last = { places };
    // Checks again after the browser has laid out the frame.
    requestAnimationFrame(() => setTimeout(check));
  };
  check();
}
"""
# The distance by which a visible row moves while a row above the window becomes higher.
GROW = """
async () => {
  const find = (isRow) => [...document.querySelectorAll(".rows > .row")].findLast(isRow);
  const isAbove = (row) => row.getBoundingClientRect().bottom < 0;
  // The rows above the window load after the visible rows.
  while (!find(isAbove)) await new Promise((done) => { requestAnimationFrame(done); });
  const seen = find((row) => row.getBoundingClientRect().top < innerHeight);
  const before = seen.getBoundingClientRect().top;
  find(isAbove).querySelector(".row-c").style.paddingBlockEnd = "60px";
  await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  return seen.getBoundingClientRect().top - before;
}
"""


def test_end_and_home_reach_the_ends_and_loading_rows_moves_no_visible_row(start_with, open_window):
    # A card is higher if its streak is below a long name.
    long = "Walk to the lake and back, in rain and sunshine"
    habits = ({"name": "Read"}, {"name": long, "days": [{"day": "2026-03-08"}]}, {"name": "Run"})
    window = open_window(start_with(*habits * 20))
    for _ in range(2):
        for key, interrupt, arrived in (("End", MOVE, AT_END), ("Home", RAISE, AT_START)):
            window.evaluate(interrupt)
            window.key(key)
            window.wait_until(arrived, what=key)
            # Rows that are loaded later move the list no more.
            window.evaluate(QUIET)
            assert window.evaluate(arrived), window.evaluate(STATE)
            if key == "End":
                assert window.evaluate(LEAVE) == 200
                assert window.evaluate(ARRIVE) <= 1

    # Visible rows stay in place while the wheel turns or rows above grow.
    window.evaluate(WATCH)
    # WebKit animates a turn of the wheel. If the page corrects the scroll position in the meantime,
    # WebKit drops the rest of the animation, so the wheel is turned again.
    while window.evaluate(STATE)["top"] < 5000:
        window.wheel(200, 500, 200)
        window.evaluate("() => new Promise((done) => { requestAnimationFrame(() => done()); })")
    window.evaluate(QUIET)
    assert window.evaluate("() => window.jerks") == []
    # Rows that are loaded into a part of the list without rows stay in place, too. Browsers choose
    # a scroll anchor only when they scroll, so the wheel is turned a little.
    window.evaluate("() => { document.querySelector('.screen').scrollTop = 4000; }")
    window.evaluate(QUIET)
    before = window.evaluate(STATE)["top"]
    window.wheel(200, 500, 20)
    moved = "(top) => document.querySelector('.screen').scrollTop !== top"
    window.wait_until(moved, before, what="the wheel's turn")
    window.evaluate(QUIET)
    assert abs(window.evaluate(GROW)) < 1
