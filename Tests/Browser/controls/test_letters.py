"""The font files that a page loads for its letters."""

# A browser chooses a face by weight first, and then by letter.
SCRIPTS = {"latin": "Read", "latin-extended": "žř", "greek": "Άσ", "cyrillic": "Чт"}
LOADED = """
async ([weight, text]) => {
  const faces = await document.fonts.load(`${weight} 16px Inter`, text);
  return faces.map(({ status }) => status);
}
"""


def test_the_font_of_each_script_loads_in_each_weight(page):
    loaded = {
        (script, weight): page.evaluate(LOADED, [weight, text])
        for script, text in SCRIPTS.items()
        for weight in (300, 399, 400, 700)
    }
    assert loaded == dict.fromkeys(loaded, ["loaded"])


def test_a_page_loads_the_two_preloaded_fonts(page):
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate(
        "[...document.fonts].filter(face => face.status === 'loaded').map(face => face.family)"
    )
    assert sorted(loaded) == ["Inter", "Symbols"]
