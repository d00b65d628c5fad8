"""Screens on a phone with round corners, a notch, and a home indicator."""

import pytest
from harness.native import write_habits
from harness.safe_areas import ORIENTATIONS, expect_inside_safe_area, set_safe_area_insets
from harness.sign_in import PASS_CODE, expect_pass_code_form, set_pass_code
from playwright.sync_api import expect


@pytest.fixture
def phone(start, store, tmp_path, open_window, orientation):
    """The app with twelve habits, on a phone with safe areas."""
    habits = [{"name": f"Habit {number}", "category": "fitness"} for number in range(12)]
    program = start("--store", store, "--import", write_habits(tmp_path / "habits.json", *habits))
    viewport, insets = orientation
    phone = open_window(program, viewport, has_touch=True)
    set_safe_area_insets(phone.page, insets)
    return phone


@ORIENTATIONS
def test_the_main_screens_stay_in_the_safe_area(phone, orientation):
    expect_inside_safe_area(phone.page, orientation)
    phone.choose_list_option("Rows")
    expect_inside_safe_area(phone.page, orientation)
    phone.button("List Options").click()
    menu = phone.page.locator(".menu:popover-open")
    box, insets = menu.bounding_box(), orientation[1]
    assert box["x"] + box["width"] <= orientation[0]["width"] - insets["right"]
    assert insets["top"] <= box["y"]
    assert box["y"] + box["height"] <= orientation[0]["height"] - insets["bottom"]
    menu.get_by_text("Archive", exact=True).click()
    expect(phone.screen("Archive")).to_be_visible()
    phone.page.go_back()
    phone.show_statistics()
    expect_inside_safe_area(phone.page, orientation)
    phone.page.go_back()
    phone.show_settings()
    expect_inside_safe_area(phone.page, orientation)
    phone.page.go_back()
    phone.open("Habit 0")
    expect_inside_safe_area(phone.page, orientation)
    phone.button("Edit").click()
    expect(phone.editor).to_be_visible()
    expect_inside_safe_area(phone.page, orientation)
    phone.cancel.click()
    phone.page.go_back()
    phone.delete("Habit 3")
    undo = phone.button("Undo")
    expect(undo).to_be_visible()
    box, (viewport, insets) = undo.bounding_box(), orientation
    assert box["y"] + box["height"] <= viewport["height"] - insets["bottom"]
    assert box["x"] >= insets["left"]
    assert box["x"] + box["width"] <= viewport["width"] - insets["right"]
    phone.page.goto(f"{phone.page.url}widgets")
    set_safe_area_insets(phone.page, orientation[1])
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    expect_inside_safe_area(phone.page, orientation)


@ORIENTATIONS
def test_the_pass_code_form_stays_in_the_safe_area(start, store, open_window, orientation):
    assert set_pass_code(store, PASS_CODE).returncode == 0
    viewport, insets = orientation
    page = open_window(start("--host", "0.0.0.0", "--store", store), viewport).page
    set_safe_area_insets(page, insets)
    expect_pass_code_form(page)
    expect_inside_safe_area(page, orientation)
