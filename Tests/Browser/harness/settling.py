"""A page that has been drawn as the host wants it."""

# After a change of its size or of its text: the host was told, it answered, and the browser has
# drawn the answer and chosen among the views that fit.
SETTLED = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const { connection } = await import(document.querySelector("script[type=module]").src);
  await drawn();
  await drawn();
  while (connection.hasPending()) await drawn();
  await drawn();
  await drawn();
}"""


def settle(page):
    """Waits until the page is drawn as the host wants it."""
    page.evaluate(SETTLED)
