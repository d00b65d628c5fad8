"""Events reach the host, and changes by the host reach the page."""

from harness.chromium import MODULES
from playwright.sync_api import expect


def shown(page, name):
    return page.locator(f"[data-test='{name}']")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_a_click_changes_the_page(page):
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    expect(page).to_have_title("Count 1")


def press(page, name):
    """Presses the mouse button on a button. Returns the position."""
    box = button(page, name).bounding_box()
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*place)
    page.mouse.down()
    return place


def test_a_tap_clicks_the_element_on_which_it_started(page):
    """For example, the element is in a sheet that is still rising."""
    press(page, "Add")
    page.locator("main").evaluate("main => main.style.translate = '0 300px'")
    page.mouse.up()
    expect(shown(page, "count")).to_have_text("Count: 1")


def test_a_tap_clicks_a_button_even_if_its_content_is_replaced(page):
    """For example, another window changes the picture in a button."""
    add = button(page, "Add")
    add.evaluate("add => { add.innerHTML = '<span>Add</span>'; }")
    press(page, "Add")
    add.evaluate("add => { add.textContent = 'Add'; }")
    page.mouse.up()
    expect(shown(page, "count")).to_have_text("Count: 1")
    add.click()
    expect(shown(page, "count")).to_have_text("Count: 2")


def test_a_press_dragged_away_is_not_a_tap(page):
    x, y = press(page, "Add")
    page.mouse.move(x, y + 300)
    page.mouse.up()
    page.mouse.click(x, y)
    expect(shown(page, "count")).to_have_text("Count: 1")


def test_a_tapped_button_looks_pressed_until_its_last_answer(page):
    waiting = page.locator("[data-awaiting]")
    page.wire.hold_frames()
    button(page, "Add").click()
    button(page, "Add").click()
    expect(waiting).to_have_text("Add")
    page.wire.wait_for_held_answer("click")
    page.wire.release_frames()
    expect(shown(page, "count")).to_have_text("Count: 2")
    expect(waiting).to_have_count(0)


def test_a_lost_connection_releases_a_tapped_button(page, server):
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


def test_a_click_in_one_browser_updates_another(new_page):
    one, other = new_page(), new_page()
    button(one, "Add").click()
    expect(shown(other, "count")).to_have_text("Count: 1")


def test_markup_in_text_is_shown_as_text(page):
    hostile = "<script>window.broken = 1</script><img src=x onerror=window.broken=1>\"'&"
    page.get_by_label("Name").fill(hostile)
    expect(shown(page, "name")).to_have_text(f"Hello, {hostile}")
    page.get_by_label("Name").press("Enter")
    expect(shown(page, f"label {hostile}".replace("'", "\\'"))).to_have_text(hostile)
    assert page.evaluate("window.broken") is None


def test_inline_script_does_not_run(page):
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.broken = 1";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("window.broken") is None


def test_every_control_reports_its_value(page):
    page.get_by_label("Switch").check()
    expect(shown(page, "state")).to_have_text("true 50.0 red")
    page.get_by_label("Color").select_option("green")
    expect(shown(page, "state")).to_have_text("true 50.0 green")
    page.get_by_label("Level").press("ArrowRight")
    expect(shown(page, "state")).to_have_text("true 51.0 green")


def test_controls_show_values_set_in_another_browser(new_page):
    one, other = new_page(), new_page()
    one.get_by_label("Switch").check()
    one.get_by_label("Color").select_option("blue")
    one.get_by_label("Level").press("ArrowLeft")
    expect(other.get_by_label("Switch")).to_be_checked()
    expect(other.get_by_label("Color")).to_have_value("blue")
    expect(other.get_by_label("Level")).to_have_value("49")


def test_a_switch_returns_to_its_state_if_the_host_rejects_the_change(page):
    page.get_by_label("Refuse").click()
    expect(page.get_by_label("Refuse")).not_to_be_checked()


def test_svg_elements_are_inserted_as_svg(page):
    button(page, "Add").click()
    button(page, "Add").click()
    expect(page.locator("svg circle")).to_have_count(2)
    namespaces = page.eval_on_selector_all("svg circle", "all => all.map(e => e.namespaceURI)")
    assert namespaces == ["http://www.w3.org/2000/svg"] * 2


def test_rows_that_move_keep_node_text_and_focus(page):
    field = page.get_by_label("Edit Banana")
    field.fill("half typed")
    field.evaluate("element => { element.mark = 7; element.setSelectionRange(2, 4); }")
    # A script sends the event, so that the focus stays.
    page.evaluate(
        f"{MODULES}.then(({{client}}) => client.send(Number("
        "[...document.querySelectorAll('button')]"
        ".find(b => b.textContent === 'Reverse').id.slice(1)), 'click'))"
    )
    labels = page.locator("li p")
    expect(labels).to_have_text(["Elder", "Date", "Cherry", "Banana", "Apple"])
    expect(field).to_be_focused()
    expect(field).to_have_value("half typed")
    assert field.evaluate("e => [e.mark, e.selectionStart, e.selectionEnd]") == [7, 2, 4]


def test_a_list_keeps_visible_rows_in_place(page):
    place = "e => e.getBoundingClientRect().top - e.closest('ul').getBoundingClientRect().top"
    cherry = page.get_by_label("Edit Cherry")
    page.locator("ul").evaluate("list => { list.scrollTop = 120; }")
    before = cherry.evaluate(place)
    button(page, "Rotate").click()
    expect(page.locator("li p").last).to_have_text("Apple")
    assert page.locator("ul").evaluate("list => list.scrollTop") > 0
    assert abs(cherry.evaluate(place) - before) < 2


def test_the_rows_after_a_removed_row_keep_their_elements(page):
    page.get_by_label("Edit Cherry").evaluate("element => { element.mark = 7; }")
    button(page, "Drop First").click()
    expect(page.locator("li p")).to_have_text(["Banana", "Cherry", "Date", "Elder"])
    assert page.get_by_label("Edit Cherry").evaluate("element => element.mark") == 7


def test_gaining_and_losing_focus_are_each_reported_once(page):
    page.get_by_label("Name").focus()
    expect(shown(page, "log")).to_have_text("F")
    page.get_by_label("Note").focus()
    expect(shown(page, "log")).to_have_text("FB")


def test_the_host_can_move_the_focus_and_announce_text(page):
    button(page, "Focus Note").click()
    expect(page.get_by_label("Note")).to_be_focused()
    button(page, "Announce").click()
    expect(page.locator("[aria-live]").filter(has_text="Done")).to_have_count(1)


def test_scripts_of_a_signed_out_page_send_nothing(page):
    page.evaluate("document.body.replaceChildren()")
    # Notifications, for example, read the permission later and then report it.
    is_sent = page.evaluate(f"{MODULES}.then(({{client}}) => client.tell('notifications', '{{}}'))")
    assert not is_sent


def test_registered_scripts_are_notified_of_inserted_elements(page):
    page.evaluate(f"""async () => {{
      const {{ client }} = await {MODULES};
      window.inserted = [];
      client.onInsert((subtree) => window.inserted.push(subtree.tagName));
    }}""")
    button(page, "Add").click()
    button(page, "Open").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("window.inserted") == ["MAIN", "circle", "DIALOG"]


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


def test_the_answer_to_a_tap_has_less_than_300_bytes(page):
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    answer = page.wire.received[-1]
    assert len(answer.encode()) < 300
