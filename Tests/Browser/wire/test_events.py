"""Events reach the host, and changes by the host reach the page."""

from harness.chromium import MODULES
from playwright.sync_api import expect


def shown(page, name):
    return page.locator(f"[data-test='{name}']")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def press(page, name):
    """Presses the mouse button on a button. Returns the position."""
    box = button(page, name).bounding_box()
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*place)
    page.mouse.down()
    return place


def test_taps_are_sent_and_answered(page):
    add, count = button(page, "Add"), shown(page, "count")
    add.click()
    expect(count).to_have_text("Count: 1")
    expect(page).to_have_title("Count 1")
    # The answer to a tap has less than 300 bytes.
    assert len(page.wire.received[-1].encode()) < 300

    # A tap clicks the element on which it started, for example in a sheet that is still rising.
    press(page, "Add")
    page.locator("main").evaluate("main => main.style.translate = '0 300px'")
    page.mouse.up()
    expect(count).to_have_text("Count: 2")
    page.locator("main").evaluate("main => main.style.translate = ''")

    # The content is replaced, for example because another window changes the picture in a button.
    add.evaluate("add => { add.innerHTML = '<span>Add</span>'; }")
    press(page, "Add")
    add.evaluate("add => { add.textContent = 'Add'; }")
    page.mouse.up()
    expect(count).to_have_text("Count: 3")
    add.click()
    expect(count).to_have_text("Count: 4")

    # A press dragged away is not a tap.
    x, y = press(page, "Add")
    page.mouse.move(x, y + 300)
    page.mouse.up()
    page.mouse.click(x, y)
    expect(count).to_have_text("Count: 5")

    # A tapped button looks pressed until its last answer.
    waiting = page.locator("[data-awaiting]")
    page.wire.hold_frames()
    add.click()
    add.click()
    expect(waiting).to_have_text("Add")
    page.wire.wait_for_held_answer("click")
    page.wire.release_frames()
    expect(count).to_have_text("Count: 7")
    expect(waiting).to_have_count(0)


def test_svg_elements_are_inserted_as_svg_and_reported_to_listeners(page, server):
    page.evaluate(f"""async () => {{
      const {{ client }} = await {MODULES};
      window.inserted = [];
      client.onInsert((subtree) => window.inserted.push(subtree.tagName));
    }}""")
    button(page, "Add").click()
    button(page, "Open").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("window.inserted") == ["MAIN", "circle", "DIALOG"]
    button(page, "Close").click()
    button(page, "Add").click()
    expect(page.locator("svg circle")).to_have_count(2)
    namespaces = page.eval_on_selector_all("svg circle", "all => all.map(e => e.namespaceURI)")
    assert namespaces == ["http://www.w3.org/2000/svg"] * 2

    # A lost connection releases a tapped button.
    page.wire.hold_frames()
    button(page, "Add").click()
    expect(page.locator("[data-awaiting]")).to_have_text("Add")
    server.kill()
    page.wire.client.close()
    expect(page.locator("[data-awaiting]")).to_have_count(0)


def test_the_first_paint_needs_no_script(chromium, server):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    expect(shown(page, "count")).to_have_text("Count: 0")
    context.close()


def test_taps_before_the_script_is_loaded_are_handled_later(chromium, server):
    context = chromium.new_context()
    page = context.new_page()
    held = []
    page.route("**/app-*.js", lambda route: held.append(route))
    page.goto(server.url, wait_until="commit")
    expect(shown(page, "count")).to_have_text("Count: 0")
    button(page, "Add").click()
    button(page, "Add").click()
    held[0].continue_()
    expect(shown(page, "count")).to_have_text("Count: 2")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 3")
    context.close()


def test_every_control_reports_its_value_and_text_is_never_markup(new_page):
    page, other = new_page(), new_page()
    page.get_by_label("Switch").check()
    expect(shown(page, "state")).to_have_text("true 50.0 red")
    page.get_by_label("Color").select_option("green")
    expect(shown(page, "state")).to_have_text("true 50.0 green")
    page.get_by_label("Level").press("ArrowRight")
    expect(shown(page, "state")).to_have_text("true 51.0 green")
    # The values appear in another browser.
    expect(other.get_by_label("Switch")).to_be_checked()
    expect(other.get_by_label("Color")).to_have_value("green")
    expect(other.get_by_label("Level")).to_have_value("51")

    # A switch returns to its state if the host rejects the change.
    page.get_by_label("Refuse").click()
    expect(page.get_by_label("Refuse")).not_to_be_checked()

    # Markup in text is shown as text.
    hostile = "<script>window.broken = 1</script><img src=x onerror=window.broken=1>\"'&"
    page.get_by_label("Name").fill(hostile)
    expect(shown(page, "name")).to_have_text(f"Hello, {hostile}")
    page.get_by_label("Name").press("Enter")
    expect(shown(page, f"label {hostile}".replace("'", "\\'"))).to_have_text(hostile)
    assert page.evaluate("window.broken") is None

    # Inline script does not run.
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.broken = 1";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("window.broken") is None

    # Scripts of a signed-out page send nothing.
    page.evaluate("document.body.replaceChildren()")
    # A script may still have something to report. For example, the permission for notifications is
    # read later.
    is_sent = page.evaluate(f"{MODULES}.then(({{client}}) => client.tell('notifications', '{{}}'))")
    assert not is_sent


def test_the_focus_is_reported_moved_and_kept_while_rows_move(page):
    # Gaining and losing focus are each reported once.
    page.get_by_label("Name").focus()
    expect(shown(page, "log")).to_have_text("F")
    page.get_by_label("Note").focus()
    expect(shown(page, "log")).to_have_text("FB")

    # The host can move the focus and announce text.
    button(page, "Focus Note").click()
    expect(page.get_by_label("Note")).to_be_focused()
    button(page, "Announce").click()
    expect(page.locator("[aria-live]").filter(has_text="Done")).to_have_count(1)

    # Visible rows stay in place.
    labels = page.locator("li p")
    cherry = page.get_by_label("Edit Cherry")
    place = "e => e.getBoundingClientRect().top - e.closest('ul').getBoundingClientRect().top"
    page.locator("ul").evaluate("list => { list.scrollTop = 120; }")
    before = cherry.evaluate(place)
    button(page, "Rotate").click()
    expect(labels.last).to_have_text("Apple")
    assert page.locator("ul").evaluate("list => list.scrollTop") > 0
    assert abs(cherry.evaluate(place) - before) < 2

    # Rows that move keep their elements, text, and focus.
    field = page.get_by_label("Edit Banana")
    field.fill("half typed")
    field.evaluate("element => { element.mark = 7; element.setSelectionRange(2, 4); }")
    # A script sends the event, so that the focus stays.
    page.evaluate(
        f"{MODULES}.then(({{client}}) => client.send(Number("
        "[...document.querySelectorAll('button')]"
        ".find(b => b.textContent === 'Reverse').id.slice(1)), 'click'))"
    )
    expect(labels).to_have_text(["Apple", "Elder", "Date", "Cherry", "Banana"])
    expect(field).to_be_focused()
    expect(field).to_have_value("half typed")
    assert field.evaluate("e => [e.mark, e.selectionStart, e.selectionEnd]") == [7, 2, 4]

    # The rows after a removed row keep their elements.
    cherry.evaluate("element => { element.mark = 8; }")
    button(page, "Drop First").click()
    expect(labels).to_have_text(["Elder", "Date", "Cherry", "Banana"])
    assert cherry.evaluate("element => element.mark") == 8


def test_a_reload_transfers_no_script_or_style_sheet_again(page):
    # The transferred bytes of each of the page's files.
    sizes = """() => performance.getEntriesByType("resource")
        .filter(({name}) => /[.](js|css)$/.test(name)).map(({transferSize}) => transferSize)"""
    assert all(size > 0 for size in page.evaluate(sizes))
    page.reload()
    expect(shown(page, "count")).to_have_text("Count: 0")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    assert page.evaluate(sizes) == [0, 0, 0]
