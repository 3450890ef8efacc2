-- What the shop buys, for tax returns: a return needs the tax that was paid as well as that which was charged.

CREATE TABLE suppliers (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT    NOT NULL,
  country    TEXT    NOT NULL,
  vat_number TEXT    NOT NULL,
  note       TEXT    NOT NULL,
  archived   INTEGER NOT NULL CHECK (archived IN (0, 1))
) STRICT;

-- Days are shop-local, as on the documents. A purchase has no time of day.
CREATE TABLE purchases (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  day         INTEGER NOT NULL,
  supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
  document    TEXT    NOT NULL,
  paid_on     INTEGER,
  note        TEXT    NOT NULL,
  checksum    INTEGER NOT NULL
) STRICT;
CREATE INDEX purchases_by_day ON purchases (day);
CREATE INDEX purchases_by_document ON purchases (supplier_id, document);

-- `rate` and `deductible` are in ten-thousandths of a percent; `rate` is NULL where only a code describes the tax.
-- `deductible_tax` follows from `tax` and `deductible`.
CREATE TABLE purchase_lines (
  purchase_id    INTEGER NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  position       INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  rate           INTEGER CHECK (rate BETWEEN 0 AND 1000000),
  code           TEXT    NOT NULL,
  kind           INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),
  treatment      INTEGER NOT NULL CHECK (treatment IN (0, 1, 2)),
  deductible     INTEGER NOT NULL CHECK (deductible BETWEEN 0 AND 1000000),
  deductible_tax INTEGER NOT NULL,
  PRIMARY KEY (purchase_id, position)
) STRICT, WITHOUT ROWID;

-- Totals by day. `rate` is -1 where lines have none.
CREATE TABLE purchase_days (
  day            INTEGER NOT NULL,
  kind           INTEGER NOT NULL,
  treatment      INTEGER NOT NULL,
  rate           INTEGER NOT NULL,
  lines          INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  deductible_tax INTEGER NOT NULL,
  PRIMARY KEY (day, kind, treatment, rate)
) STRICT, WITHOUT ROWID;
