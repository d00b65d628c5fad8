"""Push messages in each engine, as far as they can be tried without the vendors' push services."""

from harness import sign_in as pass_code

SWITCH = "Notify this device when the app is closed"
# The path of the active worker, or null. All engines install it, even without push messages.
WORKER = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === "activated" ? new URL(active.scriptURL).pathname : null;
}
"""
# A public key on the curve P-256, as the server sends it.
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
# The result of a subscription: "subscribed", "waits" after some milliseconds, the name of the
# error, or "none" without support.
SUBSCRIBE = """
async (applicationServerKey, milliseconds) => {
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!pushManager) return "none";
  try {
    const limit = new Promise((done) => { setTimeout(done, milliseconds, null); });
    const options = { userVisibleOnly: true, applicationServerKey };
    return (await Promise.race([pushManager.subscribe(options), limit])) ? "subscribed" : "waits";
  } catch ({ name }) {
    return name;
  }
}
"""

# Turns a switch on. Returns true if the switch exists.
TURN_ON = """
(name) => {
  const all = [...document.querySelectorAll("[role=switch]")];
  const found = all.find((one) => [one.ariaLabel, one.labels?.[0]?.textContent].includes(name));
  found?.click();
  return Boolean(found);
}
"""
REASON = """
() => /can't receive reminders|settings, then try again|when the browser asks/
  .test(document.body.innerText)
"""


def test_a_subscription_needs_permission_and_its_failure_is_explained(
    start, store, open_window, engine
):
    program = start("--store", store)
    window = open_window(program)
    assert window.wait_until(WORKER, what="the worker", seconds=20) == "/worker.js"
    expected = {
        "chromium": ("NotAllowedError", "AbortError"),
        # Firefox waits until the user answers its question.
        "firefox": ("NotAllowedError", "waits"),
        # WebKitGTK has no push messages.
        "webkit": ("none", "NotAllowedError"),
    }
    milliseconds = 1_000 if engine == "firefox" else 60_000
    assert window.evaluate(SUBSCRIBE, KEY, milliseconds) in expected[engine]

    # The settings offer push messages only to devices with a pass code.
    assert pass_code.set_pass_code(store, pass_code.PASS_CODE).returncode == 0
    window.open(program.url)
    window.click("textbox", "Enter the pass code of this server.")
    window.type(pass_code.PASS_CODE)
    window.key("Enter")
    window.wait_for("heading", "My Habits")
    window.click("button", "Settings")
    window.wait_until(TURN_ON, SWITCH, what="the switch")
    window.wait_until(REASON, what="the reason")
