#!/usr/bin/env python3
"""The window under scripted use for a long time: does memory grow, are handles left open, is anything said?

    cargo build --release && tests/soak.py target/release/tillbook [MINUTES] [SEED] [ACTION...]

Starts a display of its own (Xvfb, openbox, xdotool), makes the sample shop, and then reads, types, edits,
undoes, filters, scrolls and opens dialogs at random, the same for the same seed, while the command line
writes to the same file now and then; or only what is named, to see which of it takes memory. A line each
minute. Exit code 1 when the least memory in the last third is more than a tenth above the most in the middle
third (what comes and goes is no leak; caches fill in the first), when handles or threads grew so, when the
program said something or ended, or when the file is not in order.
"""
import os
import random
import subprocess
import sys
import tempfile
import time

program = os.path.abspath(sys.argv[1])
minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 30
dice = random.Random(sys.argv[3] if len(sys.argv) > 3 else "tillbook")
WIDTH, HEIGHT = 1280, 800

home = tempfile.mkdtemp(prefix="tillbook-soak-")
shop = os.path.join(home, "soak.tillbook")
log = open(os.path.join(home, "said"), "w+")
read_end, write_end = os.pipe()
server = subprocess.Popen(
    ["Xvfb", "-displayfd", str(write_end), "-noreset", "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
    pass_fds=[write_end], stderr=subprocess.DEVNULL)
display = ":" + os.read(read_end, 16).decode().strip()
surroundings = dict(os.environ, DISPLAY=display, HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                    LIBGL_ALWAYS_SOFTWARE="1")
surroundings.pop("WAYLAND_DISPLAY", None)
manager = subprocess.Popen(["openbox"], env=surroundings, stderr=subprocess.DEVNULL)


def command_line(*words):
    return subprocess.run([program, *words], env=surroundings, capture_output=True, text=True)


assert command_line("sample", shop).returncode == 0
window = subprocess.Popen([program, shop], env=surroundings, stdout=log, stderr=log)


def tool(*words):
    return subprocess.run(["xdotool", *map(str, words)], env=surroundings, capture_output=True, text=True).stdout


for _ in range(200):
    number = tool("search", "--onlyvisible", "--pid", window.pid).split()
    if number:
        break
    time.sleep(0.1)
tool("windowsize", "--sync", number[0], WIDTH, HEIGHT)
tool("windowactivate", "--sync", number[0])


def taken():
    """Memory of its own in MB, open handles, threads."""
    with open(f"/proc/{window.pid}/status") as status:
        kilobytes = next(int(line.split()[1]) for line in status if line.startswith("RssAnon:"))
    folder = f"/proc/{window.pid}"
    return kilobytes / 1024, len(os.listdir(folder + "/fd")), len(os.listdir(folder + "/task"))


def keys(*names):
    tool("key", "--delay", 15, *names)


def types(text):
    tool("type", "--delay", 15, text)


def moves():
    tool("mousemove", dice.randrange(190, WIDTH - 10), dice.randrange(110, HEIGHT - 30))


def looks_around():
    keys("ctrl+" + str(dice.randrange(1, 10)))
    for _ in range(3):
        moves()
        time.sleep(0.05)


def clicks():
    moves()
    tool("click", dice.choice([1, 1, 1, 4, 5, 5]))


def types_a_rate():
    keys("ctrl+7")
    tool("mousemove", 860, dice.randrange(230, 600), "click", 1)
    types(dice.choice(["19", "7.5", "not a rate", "20", "0"]))
    keys(dice.choice(["Return", "Tab", "Escape"]))
    keys("Escape")


def filters():
    keys("ctrl+" + dice.choice("4567"), "ctrl+f")
    types(dice.choice(["de", "mug", "2011", "zzz", "lon"]))
    time.sleep(0.1)
    keys("ctrl+a", "BackSpace", "Escape")


def rows():
    keys("ctrl+7", *[dice.choice(["Down", "Up", "Next", "Prior", "Home", "End", "Right"]) for _ in range(12)])


def asks():
    keys(dice.choice(["F1", "ctrl+k", "ctrl+e", "ctrl+n", "F5"]))
    time.sleep(0.1)
    keys("Tab", "Tab", "Escape", "Escape")


def undoes():
    keys(*[dice.choice(["ctrl+z", "ctrl+z", "ctrl+y"]) for _ in range(3)])


def looks_different():
    keys(dice.choice(["ctrl+plus", "ctrl+minus"]), "ctrl+0")


def somebody_else_writes():
    request = '{"method":"POST","path":"/taxes","body":{"tax":{"country":"DE","rate":"19","name":"Soak"}}}'
    subprocess.run([program, "api", shop], env=surroundings, input=request, capture_output=True, text=True)


ALL = [looks_around] * 6 + [clicks] * 4 + [rows] * 3 + [types_a_rate] * 3 + [filters] * 3 + [
    asks, undoes, looks_different, somebody_else_writes]
if sys.argv[4:]:
    ALL = [globals()[name] for name in sys.argv[4:]]

began, done, next_line, thirds = time.monotonic(), 0, 0.0, ([], [], [])
while (passed := (time.monotonic() - began) / 60) < minutes and window.poll() is None:
    dice.choice(ALL)()
    done += 1
    if window.poll() is None:
        thirds[min(2, int(passed / minutes * 3))].append(now := taken())
        if passed >= next_line:
            print("%5.1f min %7d actions %7.1f MB %4d handles %3d threads" % (passed, done, *now), flush=True)
            next_line += 1

faults = []
if window.poll() is None:
    middle, last = zip(*thirds[1]), zip(*thirds[2])
    for name, before, after, allowed in zip(("memory", "handles", "threads"), middle, last, (1.1, 1, 1)):
        print(f"{name}: {min(before):.4g} to {max(before):.4g} in the middle third, "
              f"{min(after):.4g} to {max(after):.4g} in the last")
        if min(after) > max(before) * allowed:
            faults.append(f"{name} grew")
    print(done, "actions")
    keys("Escape", "Escape", "ctrl+q")
    try:
        if window.wait(20) != 0:
            faults.append(f"it ended with {window.returncode}")
    except subprocess.TimeoutExpired:
        faults.append("it did not end")
        window.kill()
else:
    faults.append(f"it ended by itself with {window.returncode}")
log.seek(0)
if said := log.read().strip():
    faults.append("it said: " + said[:2000])
checked = command_line("check", shop)
if checked.returncode != 0:
    faults.append("the file: " + checked.stdout + checked.stderr)
manager.kill()
server.kill()
print("\n".join(faults) or "nothing grew, nothing was said, the file is in order")
sys.exit(1 if faults else 0)
