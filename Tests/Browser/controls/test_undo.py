"""Undo by keyboard and by shake."""

from playwright.sync_api import expect


def expect_tally(page, number):
    expect(page.get_by_text(f"Tally: {number}", exact=True)).to_be_attached()


# Moves the phone at a number of seconds after the page was loaded.
SHAKE = """([seconds, strengths]) => {
  for (const x of strengths) {
    const event = new DeviceMotionEvent("devicemotion", {acceleration: {x, y: 0, z: 0}});
    Object.defineProperty(event, "timeStamp", {value: 1000 * seconds});
    dispatchEvent(event);
  }
}"""

RUSSIAN_UNDO = """
document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true }))
"""


def test_keys_and_a_shake_undo_changes(page):
    for number in (1, 2):
        page.get_by_role("button", name="Tally", exact=True).click()
        expect_tally(page, number)

    page.keyboard.press("Control+z")
    expect_tally(page, 1)
    page.keyboard.press("Control+z")
    expect_tally(page, 0)
    page.keyboard.press("Control+Shift+Z")
    expect_tally(page, 1)
    page.keyboard.press("Control+y")
    expect_tally(page, 2)
    page.keyboard.press("Meta+z")
    expect_tally(page, 1)
    # On a Russian layout, the key has another letter.
    page.keyboard.press("Control+y")
    expect_tally(page, 2)
    page.evaluate(RUSSIAN_UNDO)
    expect_tally(page, 1)

    # Motion that is not a shake offers no undo.
    for time, motion in enumerate([[5, -5, 5, -5], [20, 20, 20, 20], [20, -20]]):
        page.evaluate(SHAKE, [2 * time, motion])
        page.keyboard.press("Control+z")
        expect_tally(page, 0)
        expect(page.get_by_role("alertdialog"), f"after {motion}").to_have_count(0)
        page.keyboard.press("Control+y")
        expect_tally(page, 1)

    # In a text field, the browser undoes only the typing, and decides how much of it.
    field = page.get_by_role("searchbox", name="Search")
    field.click()
    page.keyboard.type("run")
    page.keyboard.press("Control+z")
    expect(field).not_to_have_value("run")
    expect_tally(page, 1)

    question = page.get_by_role("alertdialog", name="Undo Tally?")
    page.evaluate(SHAKE, [10, [20, -20, 20]])
    expect(question).to_be_visible()
    # The page under the question stays unchanged.
    page.keyboard.press("Control+z")
    page.evaluate(SHAKE, [20, [20, -20, 20]])
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect_tally(page, 1)
    page.evaluate(SHAKE, [30, [20, -20, 20]])
    question.get_by_role("button", name="Undo").click()
    expect_tally(page, 0)
