"""Undo by keyboard and by shake."""

import pytest
from playwright.sync_api import expect


def expect_tally(page, number):
    expect(page.get_by_text(f"Tally: {number}", exact=True)).to_be_attached()


@pytest.fixture(autouse=True)
def make_two_changes(page):
    for number in (1, 2):
        page.get_by_role("button", name="Tally", exact=True).click()
        expect_tally(page, number)


def test_keys_undo_and_redo(page):
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


def test_control_z_in_a_text_field_undoes_only_the_typing(page):
    field = page.get_by_role("searchbox", name="Search")
    field.click()
    page.keyboard.type("run")
    page.keyboard.press("Control+z")
    # The browser decides how much of the text one undo removes.
    expect(field).not_to_have_value("run")
    expect_tally(page, 2)


SHAKE = """strengths => {
  for (const x of strengths) {
    dispatchEvent(new DeviceMotionEvent("devicemotion", {acceleration: {x, y: 0, z: 0}}));
  }
}"""


def test_a_shake_offers_undo(page):
    question = page.get_by_role("alertdialog", name="Undo Tally?")
    page.evaluate(SHAKE, [20, -20, 20])
    expect(question).to_be_visible()
    # The page under the question stays unchanged.
    page.keyboard.press("Control+z")
    page.evaluate(SHAKE, [20, -20, 20])
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect_tally(page, 2)
    page.evaluate(SHAKE, [20, -20, 20])
    question.get_by_role("button", name="Undo").click()
    expect_tally(page, 1)


@pytest.mark.parametrize("motion", [[5, -5, 5, -5], [20, 20, 20, 20], [20, -20]])
def test_motion_that_is_not_a_shake_offers_no_undo(page, motion):
    page.evaluate(SHAKE, motion)
    page.keyboard.press("Control+z")
    expect_tally(page, 1)
    expect(page.get_by_role("alertdialog")).to_have_count(0)
