"""Waiting for layout."""

# Waits, after a change of size or text, until the host has answered, and the browser has drawn the
# answer and chosen the views that fit.
WAIT_FOR_LAYOUT = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const { connection } = await import(document.querySelector("script[type=module]").src);
  await drawn();
  await drawn();
  while (connection.hasPending()) await drawn();
  await drawn();
  await drawn();
}"""


def settle(page):
    """Waits until the page's layout is complete."""
    page.evaluate(WAIT_FOR_LAYOUT)
