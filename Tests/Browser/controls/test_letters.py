"""The font files that a page loads for its letters."""

# A browser chooses a face by weight first, and then by letter.
SCRIPTS = {"latin": "Read", "latin-extended": "žř", "greek": "Άσ", "cyrillic": "Чт"}
LOADED = """
async ([weight, text]) => {
  const faces = await document.fonts.load(`${weight} 16px Inter`, text);
  return faces.map(({ status }) => status);
}
"""


def test_a_page_preloads_two_fonts_and_loads_the_others_when_needed(page):
    page.evaluate("document.fonts.ready")
    preloaded = page.evaluate(
        "[...document.fonts].filter(face => face.status === 'loaded').map(face => face.family)"
    )
    assert sorted(preloaded) == ["Inter", "Symbols"]

    # The font of each script, in each weight.
    loaded = {
        (script, weight): page.evaluate(LOADED, [weight, text])
        for script, text in SCRIPTS.items()
        for weight in (300, 399, 400, 700)
    }
    assert loaded == dict.fromkeys(loaded, ["loaded"])
