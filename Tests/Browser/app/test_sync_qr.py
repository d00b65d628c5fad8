"""The key as a QR code, as a camera reads it from the screen."""

import io
import subprocess
from urllib.parse import parse_qs, urlsplit

from harness.chromium import DESKTOP, PHONE
from harness.devices import Device
from harness.settling import settle
from harness.sync_key import show_key
from PIL import Image
from playwright.sync_api import expect


def read(picture):
    """The text that an independent QR code reader finds in a picture."""
    command = ["zbarimg", "--quiet", "--raw", "--nodbus", "--oneshot", "-"]
    run = subprocess.run(command, input=picture, capture_output=True, check=True)
    return run.stdout.decode()


def test_the_qr_code_contains_the_key_and_the_remote_folder(tmp_path, start, open_window):
    share = tmp_path / "My habits & days 習慣"
    share.mkdir()
    one, two = Device(tmp_path / "one", "One"), Device(tmp_path / "two", "Two")
    one.habit("add", "Read")
    key = one.set_up(share)
    one.exchange()
    habits = open_window(start("--store", one.store), PHONE)
    keys = set()
    habits.change_setting("Appearance", "System")
    code = show_key(habits)
    for appearance, size in (("dark", PHONE), ("light", DESKTOP)):
        habits.page.set_viewport_size(size)
        habits.page.emulate_media(color_scheme=appearance)
        settle(habits.page)
        expect(code).to_be_in_viewport(ratio=1)
        folder, code_key = key_in_picture(habits.page.screenshot())
        assert folder == f"{share}/", appearance
        keys.add(code_key)
        assert_sharp(code, appearance)

    [code_key] = keys
    two.join(folder, code_key)
    two.exchange()
    assert [habit["name"] for habit in two.export()["habits"]] == ["Read"]
    assert two.habit("sync", "key").strip() == key


def key_in_picture(picture):
    """The folder and the key in a picture's QR code."""
    link = urlsplit(read(picture))
    assert (link.scheme, link.netloc, link.path) == ("habittracker", "", "/sync")
    parameters = {name: value.rstrip("\n") for name, (value,) in parse_qs(link.query).items()}
    assert set(parameters) == {"key", "folder"}
    return parameters["folder"], parameters["key"]


def assert_sharp(code, case):
    """Asserts that the code is black on white, with edges aligned to pixels, and at most 240 points
    wide.
    """
    box = code.bounding_box()
    assert round(box["width"], 3) == round(box["height"], 3) <= 240, case
    picture = Image.open(io.BytesIO(code.screenshot())).convert("RGB")
    inside = picture.crop((8, 8, picture.width - 8, picture.height - 8))
    assert {color for _, color in inside.getcolors()} == {(0, 0, 0), (255, 255, 255)}, case
