"""Text fields grow with their text, also in browsers without `field-sizing`."""

import json

# Fills a description with ten lines, scrolls to the form's end, and waits for the host's answer.
# Returns the scroll positions before and after the answer.
FILL = """
async () => {
  const { connection } = await import(document.querySelector("script[type=module]").src);
  const field = document.querySelector("dialog textarea");
  field.value = "A\\nB\\nC\\nD\\nE\\nF\\nG\\nH\\nI\\nJ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const screen = field.closest(".screen");
  screen.scrollTop = screen.scrollHeight;
  const before = screen.scrollTop;
  const drawn = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
  while (connection.hasPending()) await drawn();
  await drawn();
  return JSON.stringify([before, screen.scrollTop]);
}
"""


def test_a_form_keeps_its_scroll_position_while_a_field_grows(start, open_window):
    window = open_window(start())
    window.click("button", "Add Habit")
    window.wait_until("() => Boolean(document.querySelector('dialog textarea'))", what="the form")
    before, after = json.loads(window.evaluate(FILL))
    assert before > 100
    assert after == before
