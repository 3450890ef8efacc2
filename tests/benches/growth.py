#!/usr/bin/env python3
"""The engine's calls at growing numbers of orders: makes the shops, measures, and draws
`target/growth.svg`.

    tests/benches/growth.py [ORDERS...]      # 10,000 to 10,000,000 when none are given

The largest takes a quarter of an hour and 4 GB of disk for as long as it is measured. With `--draw`, what
was measured last (`target/growth.txt`) is only drawn again.
"""

import math
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FIGURES = ROOT / "target" / "growth.txt"
CALLS = {
    "sales report, a year": "#1f6feb",
    "sales report, a year, times of day": "#8250df",
    "top sellers, a year": "#bf5700",
    "100 rates, any page": "#1a7f37",
    "filter, any column": "#6e7781",
    "one edit": "#cf222e",
}
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 860, 400, 70, 20, 290, 50


def bench(name, *words):
    command = ["cargo", "bench", "--locked", "--quiet", "--bench", name, "--", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def measure(sizes):
    """A line for each size and call: orders, bytes of the file, milliseconds of the processor, the call."""
    lines = []
    for orders in sizes:
        with tempfile.TemporaryDirectory() as folder:
            shop = Path(folder) / "shop.tillbook"
            bench("make", "shop", shop, "--orders", orders, "--rates", 100_000)
            size = shop.stat().st_size
            for line in bench("engine", shop).splitlines():
                name = line[:40].strip()
                if name in CALLS:
                    took = re.search(r"p50 +([\d.]+)", line).group(1)
                    lines.append(f"{orders} {size} {took} {name}")
        print(f"{orders:,} orders: {size / 1e6:,.0f} MB")
    FIGURES.write_text("\n".join(lines) + "\n")


def draw():
    """Both axes by powers of ten: orders to the right, milliseconds upwards."""
    rows = [line.split(" ", 3) for line in FIGURES.read_text().splitlines()]
    points = [(int(orders), float(took), name) for orders, _, took, name in rows]
    least, most = (math.log10(pick(orders for orders, _, _ in points)) for pick in (min, max))
    low, high = -2, 2

    def x(orders):
        return LEFT + (math.log10(orders) - least) / max(most - least, 1) * (WIDTH - LEFT - RIGHT)

    def y(took):
        return TOP + (high - math.log10(max(took, 10**low))) / (high - low) * (HEIGHT - TOP - BOTTOM)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        "<title>Milliseconds of the processor by the number of orders</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for power in range(low, high + 1):
        at = y(10**power)
        out.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#d0d7de"/>')
        out.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end" fill="#57606a">{10**power:g} ms</text>')
    for orders in sorted({orders for orders, _, _ in points}):
        text = f'<text x="{x(orders):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#57606a">{orders:,}</text>'
        out.append(text)
    middle = (LEFT + WIDTH - RIGHT) / 2
    out.append(f'<text x="{middle:.0f}" y="{HEIGHT - 8}" text-anchor="middle" fill="#57606a">orders</text>')
    below = 0
    ends = [(max((orders, took) for orders, took, of in points if of == name), name) for name in CALLS]
    for (_, took), name in sorted(ends, key=lambda end: -end[0][1]):
        line = sorted((orders, took) for orders, took, of in points if of == name)
        path = " ".join(f"{x(orders):.1f},{y(took):.1f}" for orders, took in line)
        colour = CALLS[name]
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{x(orders):.1f}" cy="{y(took):.1f}" r="3" fill="{colour}"/>' for orders, took in line]
        below = max(y(took) + 4, below + 17)
        out.append(f'<text x="{WIDTH - RIGHT + 12}" y="{below:.1f}" fill="{colour}">{name}: {took:g} ms</text>')
    out.append("</svg>")
    (ROOT / "target" / "growth.svg").write_text("\n".join(out) + "\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    if words != ["--draw"]:
        measure([int(word.replace(",", "").replace("_", "")) for word in words] or [10**power for power in range(4, 8)])
    draw()
