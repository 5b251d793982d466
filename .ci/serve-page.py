"""Drives the page of `screenc serve` in Chromium by its keys alone, and holds it to axe and to narrow
widths, light and dark.

usage: serve-page.py ADDRESS AXE.js [PICTURES]
"""
import base64
import json
import pathlib
import sys
import time
from urllib.parse import quote

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys

ADDRESS, AXE = sys.argv[1], pathlib.Path(sys.argv[2]).read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

options = webdriver.ChromeOptions()
options.binary_location = "/usr/bin/chromium"
for flag in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "hide-scrollbars"]:
    options.add_argument("--" + flag)
options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
browser.set_script_timeout(60)


def js(code, *arguments):
    return browser.execute_script("return " + code, *arguments)


def wait(condition, what):
    end = time.monotonic() + 10
    while not js(condition):
        if time.monotonic() > end:
            sys.exit(f"{what}: the page says {js('document.body.innerText')[:600]!r}")
        time.sleep(0.02)


def screen(width, scheme):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})


def press(*keys):
    """Types where the focus is: no pointer is used."""
    for key in keys:
        browser.switch_to.active_element.send_keys(key)


def focused():
    return js("document.activeElement.id || document.activeElement.textContent.trim()")


def tab_to(name):
    for _ in range(60):
        if focused() == name:
            return
        browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyDown", "key": "Tab", "windowsVirtualKeyCode": 9})
        browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Tab", "windowsVirtualKeyCode": 9})
    sys.exit(f"Tab does not reach '{name}'; it is at '{focused()}'")


def has(id, text):
    return f"document.getElementById('{id}').textContent.includes({text!r})"


def check(what):
    """No fault of axe, no sideways scrolling, nothing wrong in the console."""
    problems = [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"
                # What the server refuses is said on the page, too.
                and "422" not in entry["message"]]
    content, room = js("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    if content > room:
        problems.append(f"it is {content} pixels wide in {room}")
    browser.execute_script(AXE)
    result = browser.execute_async_script(
        "axe.run(document, {runOnly: {type: 'tag', values: arguments[0]}, iframes: false})"
        ".then(arguments[1], (error) => arguments[1]({violations: [{id: String(error), nodes: []}]}))", TAGS)
    for found in result["violations"]:
        problems.append(f"axe {found['id']}: " + "; ".join(node["html"][:120] for node in found["nodes"][:3]))
    print(f"  {what}: {'; '.join(problems) or 'clean'}", flush=True)
    if problems:
        sys.exit(1)


def check_everywhere(what):
    for width in [1280, 320]:
        for scheme in ["light", "dark"]:
            screen(width, scheme)
            check(f"{what}, {width}, {scheme}")
    screen(1280, "light")


def open_page(state=""):
    browser.get("about:blank")
    browser.get(ADDRESS + state)
    wait("document.getElementById('status').textContent !== ''", "the page opens")


screen(1280, "light")
open_page()
wait(has("terminal", "Username"), "the example is shown")
assert focused() == "text", focused()
check_everywhere("a sentence")
assert js("document.documentElement.scrollHeight") < 4000, "the page grows"

# A sentence is typed, and followed.
press(Keys.CONTROL + "a", "a contact form with name and email")
wait(has("terminal", "Email"), "typing is followed")
wait("location.hash.includes('contact+form')", "the address keeps the text")
assert js("document.querySelectorAll('#marked mark.met').length") > 1, "met words are marked"

# A sentence that changes the screen, one that cannot, undo, redo, and what the address keeps.
tab_to("change")
press("add a phone field after email", Keys.ENTER)
wait(has("terminal", "Phone"), "a change is made")
assert focused() == "change" and js("document.getElementById('change').value") == ""
press("fly to the moon", Keys.ENTER)
wait(has("trail", "unmet"), "what cannot be changed is said")
check_everywhere("a trail of changes")
tab_to("undo")
press(Keys.ENTER, Keys.ENTER)
wait("!" + has("terminal", "Phone"), "undo")
assert js("document.querySelectorAll('#trail li.undone').length") == 2 and focused() == "undo"
press(Keys.ENTER)  # Nothing is left to undo, and nothing happens.
tab_to("redo")
press(Keys.SPACE)
wait(has("terminal", "Phone"), "redo")
wait("location.hash.includes('edit=fly') && location.hash.includes('done=1')", "the address keeps the trail")
state = js("location.hash")
browser.back()
wait("!" + has("terminal", "Phone"), "the browser's Back undoes")
browser.forward()
wait(has("terminal", "Phone"), "the browser's Forward redoes")
open_page(state)
wait(has("terminal", "Phone") + "&&" + has("trail", "fly to the moon"), "the address brings all back")
assert "--from -" in js("document.getElementById('command').textContent")

# A fix is a button; the screen that failed is told from the one before.
broken = '{"title": "Pets", "sections": [{"components": [{"type": "heading", "text": "Pets",}]}]}'
open_page(f"#text={quote(broken)}")
wait("document.querySelectorAll('#diagnostics button').length > 0", "a fault with a fix is shown")
check_everywhere("a screen with a fault")
tab_to(js("document.querySelector('#diagnostics button').textContent"))
press(Keys.ENTER)
wait(has("diagnostics", "No problems found"), "the fix mends it")
assert focused() == "text"
open_page("#as=screen&text=" + quote('I cannot help with that.'))
wait("document.querySelector('.stale') !== null", "a reply without a screen is told")
check_everywhere("a failing model")

# Widths are chosen by arrows, and the frames let no script run.
open_page()
js("document.querySelector('input[name=width]:checked').focus()")
press(Keys.ARROW_RIGHT)
wait("document.getElementById('light').style.width === '1280px'", "arrows choose the width")
assert js("document.getElementById('light').getAttribute('sandbox')") == "allow-same-origin"
assert js("""(() => {
  const inside = document.getElementById("light").contentDocument;
  inside.body.insertAdjacentHTML("beforeend", "<img src=x onerror='document.body.dataset.ran = 1'>");
  inside.body.append(Object.assign(inside.createElement("script"), {text: "document.body.dataset.ran = 1"}));
  return new Promise((done) => setTimeout(() => done(inside.body.dataset.ran === undefined), 100));
})()"""), "a script runs in a frame"

# From a key to the picture: both frames show the new screen, and the browser has drawn it.
open_page()
times = browser.execute_async_script("""
  const [done] = arguments, text = document.getElementById("text"), times = [];
  const words = "city street email phone company country date time notes amount".split(" ");
  const next = (count) => {
    if (count === 20) return done(times.sort((a, b) => a - b));
    const start = performance.now();
    const root = (id) => document.getElementById(id).contentDocument.documentElement;
    const before = [root("light"), root("dark")];
    const look = () => {
      if (root("light") === before[0] || root("dark") === before[1]) return requestAnimationFrame(look);
      // A task after a frame's callbacks runs once that frame is laid out and painted.
      requestAnimationFrame(() => setTimeout(() => {
        times.push(performance.now() - start);
        setTimeout(next, 50, count + 1);
      }));
    };
    look();
    text.value = `a form with a field called ${words[count % 10]} and a ${count < 10 ? "save" : "send"} button`;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  };
  next(0);""")
print(f"  from a key to the picture: median {times[10]:.0f} ms, of 20 the slowest {times[-1]:.0f} ms")

if len(sys.argv) > 3:
    folder = pathlib.Path(sys.argv[3])

    def take(name, state, width, scheme, height=None, scale=1):
        """A picture of a state: of the whole page, or as high as is said."""
        screen(width, scheme)
        open_page(state)
        wait("!document.getElementById('status').textContent.startsWith('Type')",
             "the screen is drawn")
        time.sleep(0.5)
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height or js("document.documentElement.scrollHeight"),
            "deviceScaleFactor": scale, "mobile": False})
        time.sleep(0.5)
        picture = browser.execute_cdp_cmd("Page.captureScreenshot", {})["data"]
        (folder / f"{name}.png").write_bytes(base64.b64decode(picture))

    table = "| Order | Customer | Total |\n|---|---|---|\n| 1042 | Ada | 18.40 |\n| 1043 | Ben | 7.25 |\n"
    a2ui = json.dumps({"version": "v0.9", "updateComponents": {"surfaceId": "booking", "components": [
        {"id": "root", "component": "Column", "children": ["title", "date", "guests"]},
        {"id": "title", "component": "Text", "text": "Book a table", "variant": "h1"},
        {"id": "date", "component": "DateTimeInput", "label": "Date", "value": {"path": "/date"}, "enableDate": True},
        {"id": "guests", "component": "TextField", "label": "Guests", "value": {"path": "/guests"}}]}})
    for name, page in {
        "sentence": "#text=" + quote("a login form with username and password"), "document": "#text=" + quote(table),
        "a2ui": "#width=320&text=" + quote(a2ui), "trail": state, "fault": f"#text={quote(broken)}",
        "failing": "#as=screen&text=" + quote("I cannot help with that."),
    }.items():
        for width, scheme in [(1280, "light"), (1280, "dark"), (320, "light"), (320, "dark")]:
            take(f"{name}-{width}-{scheme}", page, width, scheme)
    shown = ("#width=320&text=" + quote("a login form with username, password and a toggle to stay signed in")
             + "&edit=" + quote("add a phone field after username") + "&edit=" + quote("make the log in button red"))
    take("serve@2x", shown, 1200, "light", 940, 1.2)
    take("serve~dark@2x", shown, 1200, "dark", 940, 1.2)
browser.quit()
print("the page works by keys alone, light and dark, at 1280 and at 320 pixels")
