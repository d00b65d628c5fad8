"""A window of WebKitGTK that is controlled by lines of JSON and sends trusted events.

This program runs in Debian's Python, which has the GTK bindings; see harness/engines.py.
WebKitWebDriver can't make a window as narrow as a phone's. WebKitGTK makes no pointer events from
touches, so touches are tested only in Chromium.
"""

import ctypes
import json
import os
import sys
import threading
import time

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
gi.require_foreign("cairo")

from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

gdk = ctypes.CDLL("libgdk-3.so.0")
gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
pointer, double, uint = ctypes.c_void_p, ctypes.c_double, ctypes.c_uint
gdk.gdk_event_new.restype = pointer
gobject.g_object_ref.restype = pointer
gobject.g_object_ref.argtypes = gdk.gdk_event_free.argtypes = gtk.gtk_main_do_event.argtypes = [
    pointer
]
gdk.gdk_event_set_device.argtypes = gdk.gdk_event_set_source_device.argtypes = [pointer, pointer]

# The fields of GDK's events, which the bindings can't set.
HEAD = [("type", ctypes.c_int), ("window", pointer), ("send_event", ctypes.c_int8)]
POSITION = [("time", ctypes.c_uint32), ("x", double), ("y", double)]
ROOT = [("device", pointer), ("x_root", double), ("y_root", double)]


class Motion(ctypes.Structure):
    _fields_ = [
        *HEAD, *POSITION, ("axes", pointer), ("state", uint), ("is_hint", ctypes.c_int16), *ROOT,
    ]  # fmt: skip


class Button(ctypes.Structure):
    _fields_ = [*HEAD, *POSITION, ("axes", pointer), ("state", uint), ("button", uint), *ROOT]


class Scroll(ctypes.Structure):
    _fields_ = [
        *HEAD, *POSITION, ("state", uint), ("direction", ctypes.c_int), *ROOT,
        ("delta_x", double), ("delta_y", double), ("is_stop", uint),
    ]  # fmt: skip


class Key(ctypes.Structure):
    _fields_ = [
        *HEAD, ("time", ctypes.c_uint32), ("state", uint), ("keyval", uint),
        ("length", ctypes.c_int), ("string", pointer), ("keycode", ctypes.c_uint16),
        ("group", ctypes.c_uint8), ("is_modifier", uint),
    ]  # fmt: skip


options = json.loads(sys.argv[1])
# Keeps the page's own messages apart from the answers.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def write_answer(message):
    answers.write(json.dumps(message) + "\n")
    answers.flush()


system = Gtk.Settings.get_default()
system.set_property("gtk-application-prefer-dark-theme", True)
system.set_property("gtk-enable-animations", False)
manager = WebKit2.WebsiteDataManager(
    base_data_directory=options["profile"] + "/data",
    base_cache_directory=options["profile"] + "/cache",
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_preferred_languages(["en-US"])
settings = WebKit2.Settings()
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
settings.set_enable_write_console_messages_to_stdout(True)

window = Gtk.Window(decorated=False)
view = WebKit2.WebView(web_context=context, settings=settings)
window.add(view)
view.set_size_request(options["width"], options["height"])
window.resize(options["width"], options["height"])
window.show_all()

# The number of completed page loads.
loads = 0
# The replies of scripts that are running in the page.
pending = []


def note(*happened):
    """Adds an event to the log."""
    print(f"{time.monotonic():.3f}", *happened, file=sys.stderr, flush=True)


def note_load(view, event):
    global loads
    note("load", event.value_nick, view.get_uri())
    loads += event == WebKit2.LoadEvent.FINISHED
    if event == WebKit2.LoadEvent.COMMITTED:
        # WebKit may keep the former page asleep in its cache, and then never ends its scripts.
        while pending:
            pending.pop()(None, "The execution context was destroyed by a navigation.")


def note_failure(view, event, address, error):
    note("failed", event.value_nick, address, error.domain, error.code, error.message)


view.connect("load-changed", note_load)
view.connect("load-failed", note_failure)
view.connect("web-process-terminated", lambda view, reason: note("ended", reason.value_nick))

held_buttons = 0
BUTTON_MASKS = {1: 1 << 8, 2: 1 << 9, 3: 1 << 10}
MODIFIERS = {"Shift": 1, "Control": 4, "Alt": 8}


def send(kind, structure, is_key=False, **fields):
    seat = Gdk.Display.get_default().get_default_seat()
    device = hash(seat.get_keyboard() if is_key else seat.get_pointer())
    address = gdk.gdk_event_new(kind)
    event = structure.from_address(address)
    # The hash of a bound object is the address of the object that it wraps.
    event.window = gobject.g_object_ref(hash(view.get_window()))
    event.time = int(time.monotonic() * 1000) & 0xFFFFFFFF
    for name, value in fields.items():
        setattr(event, name, value)
    gdk.gdk_event_set_device(address, device)
    if not is_key:
        gdk.gdk_event_set_source_device(address, device)
    gtk.gtk_main_do_event(address)
    gdk.gdk_event_free(address)


def position(x, y):
    return {"x": x, "y": y, "x_root": x, "y_root": y}


def move(x, y):
    send(Gdk.EventType.MOTION_NOTIFY, Motion, state=held_buttons, **position(x, y))


def press(x, y, button):
    global held_buttons
    move(x, y)
    send(Gdk.EventType.BUTTON_PRESS, Button, button=button, state=held_buttons, **position(x, y))
    held_buttons |= BUTTON_MASKS[button]


def release(x, y, button):
    global held_buttons
    send(Gdk.EventType.BUTTON_RELEASE, Button, button=button, state=held_buttons, **position(x, y))
    held_buttons &= ~BUTTON_MASKS[button]


def wheel(x, y, by):
    # Direction 4 is a smooth scroll. A notch of the wheel is about 50 points.
    send(Gdk.EventType.SCROLL, Scroll, direction=4, delta_y=by / 50, **position(x, y))


def key(name, modifiers=()):
    value = Gdk.unicode_to_keyval(ord(name)) if len(name) == 1 else Gdk.keyval_from_name(name)
    keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
    found, keys = keymap.get_entries_for_keyval(value)
    keycode = keys[0].keycode if found and keys else 0
    state = sum(MODIFIERS[modifier] for modifier in modifiers)
    if found and keys and keys[0].level == 1:
        state |= MODIFIERS["Shift"]
    for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
        send(kind, Key, is_key=True, state=state, keyval=value, keycode=keycode)


def reply_loads(reply):
    reply(loads)


def evaluate(reply, source, arguments):
    def done(view, result):
        if reply not in pending:
            return
        pending.remove(reply)
        try:
            value = view.call_async_javascript_function_finish(result)
            # The bindings can't convert `undefined`.
            reply(json.loads(value.to_json(0) or "null"))
        except GLib.Error as error:
            reply(None, error.message)

    pending.append(reply)
    packed = GLib.Variant("a{sv}", {"packed": GLib.Variant("s", json.dumps(arguments))})
    body = f"return await ({source})(...JSON.parse(packed))"
    view.call_async_javascript_function(body, -1, packed, None, None, None, done)


def screenshot(reply, path):
    def done(view, result):
        view.get_snapshot_finish(result).write_to_png(path)
        reply(path)

    region, plain = WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE
    view.get_snapshot(region, plain, None, done)


def focus():
    window.present()
    window.get_window().focus(0)
    view.grab_focus()


COMMANDS = {
    "open": lambda url: view.load_uri(url),
    "reload": lambda: view.reload(),
    "back": lambda: view.go_back(),
    "focus": focus,
    "press": press,
    "release": release,
    "wheel": wheel,
    "key": key,
}
ASYNC_COMMANDS = {"evaluate": evaluate, "screenshot": screenshot, "loads": reply_loads}


def run_command(command):
    def reply(value, error=None):
        write_answer({"id": command["id"], "value": value, "error": error})

    name, arguments = command["name"], command["arguments"]
    try:
        if name in ASYNC_COMMANDS:
            ASYNC_COMMANDS[name](reply, *arguments)
        else:
            COMMANDS[name](*arguments)
            reply(None)
    except Exception as error:  # noqa: BLE001
        reply(None, repr(error))


def read():
    for line in sys.stdin:
        GLib.idle_add(run_command, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=read, daemon=True).start()
write_answer({"id": 0, "value": None, "error": None})
Gtk.main()
