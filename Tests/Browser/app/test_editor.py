"""The editor on a small screen.

Tests/HabitScreenTests/EditorTests.swift tests its logic.
"""

from playwright.sync_api import expect


def test_the_editor_scrolls_on_a_small_phone(program, open_window):
    habits = open_window(program, {"width": 393, "height": 640})
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    sentence = habits.editor.get_by_text("in a row are outlined")
    expect(sentence).not_to_be_in_viewport()
    habits.page.mouse.move(200, 400)
    habits.page.mouse.wheel(0, 2000)
    expect(sentence).to_be_in_viewport()
    expect(habits.save).to_be_in_viewport()
