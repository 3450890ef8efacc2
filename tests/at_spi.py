"""What a screen reader of this desktop does with the window, by way of AT-SPI alone: one that is started after the
window looks at the list that is open, and another at each tab, and changes a rate. Started by tests/window/main.rs in a
D-Bus session of its own:

    dbus-run-session -- /usr/bin/python3 tests/at_spi.py PROGRAM SHOP

Prints what it found, a line for each fault, and exits 1 if there is one. Needs Debian's dbus, at-spi2-core,
python3-dbus and xdotool.
"""

import subprocess
import sys
import time

import dbus

ACCESSIBLE = "org.a11y.atspi.Accessible"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
TABS = ["Sales", "Top sellers", "Tax summary", "Orders", "Products", "Customers", "Tax rates", "Tax classes", "History"]
# The numbers of AT-SPI's roles that are asked for.
ROLES = {
    7: "check box", 10: "column header", 11: "combo box", 23: "frame", 29: "label", 37: "page tab", 43: "push button",
    44: "radio button", 55: "table", 56: "table cell", 61: "text", 62: "toggle button", 79: "entry", 90: "table row",
}
# Tabs whose list is empty in this shop may show a sentence in its place.
TABLES = ["Tax rates", "History"]


class Node:
    """An object of the accessibility tree."""

    def __init__(self, bus, place):
        self.bus, self.place = bus, (str(place[0]), str(place[1]))
        self.proxy = bus.get_object(*self.place, introspect=False)

    def call(self, interface, method, *arguments):
        return self.proxy.get_dbus_method(method, interface)(*arguments)

    @property
    def name(self):
        return str(self.call(PROPERTIES, "Get", ACCESSIBLE, "Name"))

    @property
    def role(self):
        return ROLES.get(int(self.call(ACCESSIBLE, "GetRole")), "")

    def children(self):
        return [Node(self.bus, place) for place in self.call(ACCESSIBLE, "GetChildren")]

    def all(self):
        """This node and all below it; what goes away meanwhile is left out."""
        yield self
        try:
            children = self.children()
        except dbus.DBusException:
            return
        for child in children:
            yield from child.all()

    def find(self, role, name):
        for node in self.all():
            try:
                if node.role == role and node.name.startswith(name):
                    return node
            except dbus.DBusException:
                continue
        return None

    def click(self):
        self.call("org.a11y.atspi.Action", "DoAction", dbus.Int32(0))


def waits(what, found):
    """The first answer that is not nothing, within twenty seconds."""
    for _ in range(200):
        try:
            answer = found()
        except dbus.DBusException:
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    sys.exit(f"not found: {what}")


def accessibility_bus():
    """The bus of assistive technology, and who tells programs whether a reader is there."""
    subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], stderr=subprocess.DEVNULL)
    session = dbus.SessionBus()
    status = waits("the bus of AT-SPI", lambda: session.get_object("org.a11y.Bus", "/org/a11y/bus"))
    return dbus.bus.BusConnection(str(dbus.Interface(status, "org.a11y.Bus").GetAddress())), status


def listen(status):
    """Says that a reader is there."""
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        dbus.Interface(status, PROPERTIES).Set("org.a11y.Status", name, dbus.Boolean(True, variant_level=1))


def frame_of(root):
    """The window of the program."""
    return waits("the window", lambda: next(
        (frame for app in root.children() for frame in app.children() if frame.role == "frame"), None))


def looks(tab, window):
    """The faults of a tab."""
    nodes = [(node.role, node.name) for node in window.all()]
    faults = [f"{tab}: an icon is read: {name!r}" for _, name in nodes if any("\ue000" <= c <= "\uf8ff" for c in name)]
    controls = {"push button", "toggle button", "entry", "text", "check box", "radio button", "combo box", "page tab"}
    faults += [f"{tab}: a {role} has no name" for role, name in nodes if role in controls and not name]
    roles = {role for role, _ in nodes}
    if tab in TABLES:
        wanted = {"table", "table row", "column header", "table cell"}
        faults += [f"{tab}: there is no {role}" for role in sorted(wanted - roles)]
    print(f"{tab}: {len(nodes)} nodes")
    return faults


def tool(*words):
    return subprocess.run(["xdotool", *words], capture_output=True, text=True).stdout.strip()


def late(program, shop, root, status):
    """The faults of a list that nobody listened to while it was drawn, in the first answer to a reader."""
    window = subprocess.Popen([program, shop])
    try:
        at = waits("the window on the screen", lambda: tool("search", "--onlyvisible", "--name", "Harbour & Thistle"))
        tool("windowactivate", "--sync", at, "key", "ctrl+9")
        time.sleep(1.0)
        faults = [f"{app.name} is told what nobody asked for" for app in root.children()]
        listen(status)
        frame = frame_of(root)
        faults += looks("Tax rates", frame)
        if not frame.find("table cell", "Rate % of row 1: 20"):
            faults.append("a reader that starts late does not find the rate")
    finally:
        window.terminate()
        window.wait()
    waits("the end of the window", lambda: not root.children())
    return faults


def main(program, shop):
    bus, status = accessibility_bus()
    root = Node(bus, REGISTRY)
    faults = late(program, shop, root, status)
    window = subprocess.Popen([program, shop])
    try:
        frame = frame_of(root)
        waits("the name of the window", lambda: frame.name == "Harbour & Thistle – Tillbook")
        for tab in TABS:
            waits(tab, lambda: frame.find("page tab", tab)).click()
            time.sleep(1.0)
            faults += looks(tab, frame)
        frame.find("page tab", "Tax rates").click()
        waits("the rate", lambda: frame.find("table cell", "Rate % of row 1: 20")).click()
        field = waits("its field", lambda: frame.find("entry", "Rate % of row 1") or frame.find("text", "Rate % of row 1"))
        field.call("org.a11y.atspi.EditableText", "SetTextContents", "17.5")
        frame.find("table cell", "Name of row 1").click()
        waits("the new rate", lambda: frame.find("table cell", "Rate % of row 1: 17.5"))
    finally:
        window.terminate()
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main(*sys.argv[1:3])
