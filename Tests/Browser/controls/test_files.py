"""Files to and from the browser, and progress."""

from playwright.sync_api import expect


def test_files_are_chosen_refused_imported_and_exported(page, tmp_path):
    # The keyboard opens and cancels the picker.
    small = tmp_path / "a.json"
    small.write_text("[]")
    button = page.get_by_role("button", name="Import File")
    button.focus()
    with page.expect_file_chooser():
        page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Choose a file")
    # The picker was closed without a file, and is opened again from the dialog.
    with page.expect_file_chooser() as chooser:
        dialog.get_by_label("Choose File").focus()
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    # A file chosen after cancellation is ignored.
    chooser.value.set_files(small)
    expect(page.get_by_text("File: nothing")).to_be_visible()

    choose_files_that_are_refused(page, tmp_path / "large.db")

    file = tmp_path / "März.json"
    file.write_text("[1, 2]" * 50_000)
    with page.expect_file_chooser() as chooser:
        button.click()
    expect(dialog).to_be_visible()
    chooser.value.set_files(file)
    expect(page.get_by_text("File: März.json of 300000 characters")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export File").click()
    assert download.value.suggested_filename == "Grüße.json"
    assert download.value.path().read_text() == file.read_text()
    expect(page.get_by_text("File: saved Grüße.json")).to_be_visible()


def choose_files_that_are_refused(page, file):
    """Chooses a file that is too large, and a file whose upload fails."""
    file.write_bytes(b"12345")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import File").click()
    dialog = page.get_by_role("dialog", name="Choose a file")
    dialog.locator("input").evaluate("input => input.dataset.limit = 4")
    chooser.value.set_files(file)
    expect(dialog.get_by_role("alert")).to_contain_text("This file is larger than")
    dialog.locator("input").evaluate("input => input.dataset.limit = 5")
    dialog.locator("input").evaluate("input => input.dataset.upload = '/upload/gone'")
    dialog.locator("input").set_input_files(file)
    expect(dialog.get_by_role("alert")).to_have_text("The file couldn't be sent. Choose it again.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


def test_progress_has_a_label_a_position_and_a_maximum_width(page):
    bar = page.get_by_role("progressbar", name="Half of it")
    assert bar.evaluate("bar => bar.position") == 0.5
    assert page.get_by_role("progressbar", name="Going on").evaluate("bar => bar.position") == -1

    # The view is centered in its row, and no wider than its maximum.
    left, width, middle = bar.evaluate(
        """bar => {
          const [own, row] = [bar, bar.closest("li")].map(it => it.getBoundingClientRect());
          return [own.x, own.width, row.x + row.width / 2];
        }"""
    )
    assert (width, left + width / 2) == (200, middle)
