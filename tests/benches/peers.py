#!/usr/bin/env python3
"""The same figures by others, from the same books, in the same run: SQLite over a covering index, and
DuckDB (from PyPI). Then Tillbook's import of plain sales lines beside `.import` of the sqlite3 shell.

    tests/benches/peers.py [SHOP] [LINES.csv]

What is not given is made: a million orders, and a million lines. It wants cargo and the sqlite3 shell;
DuckDB is installed into a virtual environment beside the scratch files unless Python has it already. Times
are the processor's, of all threads, since a machine may have other work; the wall's stand beside them.
"""

import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COUNTING = "status IN (1, 2, 3, 5)"
# As Tillbook's report of a year has it: by month, of the orders that count.
SALES = f"""
  SELECT month, count(*), sum(total), sum(tax), sum(shipping), sum(shipping_tax), sum(discount) FROM orders
  WHERE {COUNTING} AND day BETWEEN (SELECT max(day) - 364 FROM orders) AND (SELECT max(day) FROM orders)
  GROUP BY month ORDER BY month"""
SELLERS = """
  SELECT product_id, sum(quantity) AS quantity, sum(total) FROM items
  WHERE day BETWEEN (SELECT max(day) - 364 FROM items) AND (SELECT max(day) FROM items)
  GROUP BY product_id ORDER BY quantity DESC, product_id LIMIT 12"""
WORK = {"sales report, a year": (SALES, 7, 50), "top sellers, a year": (SELLERS, 5, 50)}


def bench(name, *words):
    """What a bench of the house prints."""
    command = ["cargo", "bench", "--locked", "--quiet", "--bench", name, "--", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def timed(ask, times):
    """The medians of the processor's time and of the wall's, in milliseconds, when it was asked once."""
    answer = ask()
    processor, wall = [], []
    for _ in range(times):
        start = time.process_time(), time.perf_counter()
        ask()
        processor.append((time.process_time() - start[0]) * 1000)
        wall.append((time.perf_counter() - start[1]) * 1000)
    return statistics.median(processor), statistics.median(wall), answer


def duckdb_of(scratch):
    """DuckDB, from a virtual environment of its own where Python has none."""
    try:
        import duckdb
    except ImportError:
        venv.create(scratch / "venv", with_pip=True)
        subprocess.run([scratch / "venv/bin/pip", "install", "--quiet", "duckdb"], check=True)
        sys.path.extend(map(str, (scratch / "venv/lib").glob("python*/site-packages")))
        import duckdb
    return duckdb


def books(shop, scratch):
    """The books of a shop in a file of their own, with the covering indexes that the questions want."""
    peer = sqlite3.connect(scratch / "peer.db")
    peer.execute("ATTACH ? AS shop", (f"file:{shop}?mode=ro",))
    peer.executescript(f"""
      CREATE TABLE orders AS
        SELECT status, day, strftime('%Y-%m', day * 86400, 'unixepoch') AS month, total, tax, shipping, shipping_tax,
          discount FROM shop.orders;
      CREATE TABLE items AS SELECT o.day, i.product_id, i.quantity, i.total
        FROM shop.order_items i JOIN shop.orders o ON o.id = i.order_id WHERE {COUNTING};
      CREATE INDEX orders_covering ON orders (day, status, month, total, tax, shipping, shipping_tax, discount);
      CREATE INDEX items_covering ON items (day, product_id, quantity, total);
      DETACH shop;""")
    return peer


def in_duckdb(duckdb, peer, scratch):
    """The same tables in DuckDB, by way of CSV."""
    duck = duckdb.connect(str(scratch / "peer.duckdb"))
    for table in ("orders", "items"):
        file = scratch / f"{table}.csv"
        dump = ["sqlite3", "-header", "-csv", str(scratch / "peer.db"), f"SELECT * FROM {table}"]
        with file.open("w") as out:
            subprocess.run(dump, check=True, stdout=out)
        duck.execute(f"CREATE TABLE {table} AS SELECT * FROM read_csv('{file}')")
        file.unlink()
    return duck


def reports(shop, scratch):
    duckdb = duckdb_of(scratch)
    peer = books(shop, scratch)
    duck = in_duckdb(duckdb, peer, scratch)
    ours = bench("engine", shop, "a year")
    print(f"| work | Tillbook | SQLite {sqlite3.sqlite_version}, covering index | DuckDB {duckdb.__version__} |")
    print("|---|---|---|---|")
    for name, (sql, lite_times, duck_times) in WORK.items():
        line = next(line for line in ours.splitlines() if line.startswith(name + "  "))
        own, own_wall = map(float, re.findall(r"p50 +([\d.]+)", line))
        cells = [f"{own:.2f} ms ({own_wall:.2f} on the wall)"]
        lite = timed(lambda: peer.execute(sql).fetchall(), lite_times)
        duck_took = timed(lambda: duck.execute(sql).fetchall(), duck_times)
        if [row[0] for row in lite[2]] != [row[0] for row in duck_took[2]]:
            raise SystemExit(f"{name}: SQLite and DuckDB do not agree")
        for processor, wall, _ in (lite, duck_took):
            cells.append(f"{processor:.1f} ms ({wall:.1f} on the wall): {processor / own:.0f} times as long")
        print(f"| {name} | {' | '.join(cells)} |")


def run(command):
    """What a program took of a processor and of the wall, in seconds, and its memory at most, in MB."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
    if program.returncode:
        raise SystemExit(f"{command[0]} failed")
    return used.ru_utime + used.ru_stime, time.perf_counter() - start, used.ru_maxrss / 1024


def imports(lines, scratch):
    count = sum(1 for _ in open(lines, "rb")) - 1
    tillbook = Path(os.environ.get("TILLBOOK", ROOT / "target/release/tillbook"))
    if not tillbook.exists():
        subprocess.run(["cargo", "build", "--locked", "--release"], cwd=ROOT, check=True)
    print(f"\n| import of {count:,} lines | processor | wall | lines a second of processor | memory |")
    print("|---|---|---|---|---|")
    best = {}
    for at in range(3):
        shop, table = scratch / f"{at}.tillbook", scratch / f"{at}.db"
        subprocess.run([tillbook, "new", shop, "--currency", "GBP"], check=True, capture_output=True)
        for name, command in (
            ("Tillbook", [tillbook, "import", shop, lines]),
            ("sqlite3 `.import`", ["sqlite3", table, ".mode csv", f".import {lines} lines"]),
        ):
            best[name] = min(best.get(name, (1e9, 0, 0)), run(command))
        shop.unlink()
        table.unlink()
    for name, (processor, wall, memory) in best.items():
        print(f"| {name} | {processor:.1f} s | {wall:.1f} s | {count / processor:,.0f} | {memory:.0f} MB |")
    print(f"\nThe least of three. Ratio {best['Tillbook'][0] / best['sqlite3 `.import`'][0]:.1f}")


def main():
    given = [Path(word).resolve() for word in sys.argv[1:]]
    if not shutil.which("sqlite3"):
        raise SystemExit("The sqlite3 shell is needed")
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        shop, lines = (given + [None, None])[:2]
        if shop is None:
            shop = scratch / "shop.tillbook"
            bench("make", "shop", shop, "--orders", 1_000_000, "--rates", 100_000)
        if lines is None:
            lines = scratch / "lines.csv"
            bench("make", "lines", lines, "--orders", 333_000)
        # Imports first: what this program itself holds when it starts another counts as the other's memory.
        imports(lines, scratch)
        print()
        reports(shop, scratch)


if __name__ == "__main__":
    main()
