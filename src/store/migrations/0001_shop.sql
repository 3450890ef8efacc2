-- The shop as it was first released: its people, taxes, books, the totals that reports read, and the
-- journal of changes. Amounts and quantities are counts of ten-thousandths. Moments are kept twice: as
-- UTC seconds, and as the shop-local day (days since 1970-01-01) and second of day that reports go by.
-- AUTOINCREMENT wherever a person can delete, so that an id is never used twice.

CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- People: those who work in the shop and those who buy in it. A password is an argon2 hash or nothing.
CREATE TABLE users (
  id                INTEGER PRIMARY KEY AUTOINCREMENT,
  login             TEXT    NOT NULL UNIQUE,
  name              TEXT    NOT NULL,
  email             TEXT    NOT NULL,
  role              TEXT    NOT NULL CHECK (role IN ('administrator', 'shop-manager', 'accountant', 'customer')),
  password          TEXT,
  registered_at     INTEGER NOT NULL,
  registered_day    INTEGER NOT NULL,
  registered_second INTEGER NOT NULL
) STRICT;
CREATE INDEX users_by_registration ON users (role, registered_day, registered_second);

-- The standard class is not stored: it always exists. Classes are listed in the order of their ids.
CREATE TABLE tax_classes (
  id   INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE CHECK (slug NOT IN ('', 'standard')),
  name TEXT NOT NULL
) STRICT;

-- `class` is '' for the standard class and names no row of tax_classes on purpose: a rate keeps a slug
-- that no class has.
CREATE TABLE tax_rates (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  country    TEXT    NOT NULL,
  state      TEXT    NOT NULL,
  rate       INTEGER,
  name       TEXT    NOT NULL,
  priority   INTEGER NOT NULL,
  compound   INTEGER NOT NULL CHECK (compound IN (0, 1)),
  shipping   INTEGER NOT NULL CHECK (shipping IN (0, 1)),
  list_order INTEGER NOT NULL,
  class      TEXT    NOT NULL CHECK (class <> 'standard')
) STRICT;
CREATE INDEX tax_rates_by_order ON tax_rates (list_order, id);
CREATE INDEX tax_rates_by_class ON tax_rates (class, list_order, id);

CREATE TABLE tax_rate_locations (
  rate_id  INTEGER NOT NULL REFERENCES tax_rates (id) ON DELETE CASCADE,
  kind     TEXT    NOT NULL CHECK (kind IN ('postcode', 'city')),
  position INTEGER NOT NULL,
  code     TEXT    NOT NULL,
  PRIMARY KEY (rate_id, kind, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE products (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  sku     TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1))
) STRICT;
CREATE INDEX products_by_sku ON products (sku) WHERE sku <> '';

CREATE TABLE orders (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  number       TEXT    NOT NULL,
  status       INTEGER NOT NULL CHECK (status BETWEEN 0 AND 8),
  placed_at    INTEGER NOT NULL,
  day          INTEGER NOT NULL,
  second       INTEGER NOT NULL,
  total        INTEGER NOT NULL,
  tax          INTEGER NOT NULL,
  shipping     INTEGER NOT NULL,
  shipping_tax INTEGER NOT NULL,
  discount     INTEGER NOT NULL,
  customer_id  INTEGER REFERENCES users (id),
  country      TEXT    NOT NULL
) STRICT;
CREATE INDEX orders_by_time ON orders (day, second);

-- The names that things were sold under, each once: a product may be renamed, its past sales may not.
CREATE TABLE item_names (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE order_items (
  order_id   INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id),
  name_id    INTEGER NOT NULL REFERENCES item_names (id),
  quantity   INTEGER NOT NULL,
  total      INTEGER NOT NULL,
  tax        INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_coupons (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  code     TEXT    NOT NULL,
  discount INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

-- A refund belongs to an order, or stands by itself as a credit note with a number. tax, shipping and
-- shipping_tax are what was given (NULL: not split); the settled ones are what reports subtract.
CREATE TABLE refunds (
  id                   INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id             INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  number               TEXT    UNIQUE,
  customer_id          INTEGER REFERENCES users (id),
  refunded_at          INTEGER NOT NULL,
  day                  INTEGER NOT NULL,
  second               INTEGER NOT NULL,
  amount               INTEGER NOT NULL,
  tax                  INTEGER,
  shipping             INTEGER,
  shipping_tax         INTEGER,
  settled_tax          INTEGER NOT NULL,
  settled_shipping     INTEGER NOT NULL,
  settled_shipping_tax INTEGER NOT NULL,
  CHECK ((order_id IS NULL) = (number IS NOT NULL))
) STRICT;
CREATE INDEX refunds_by_time ON refunds (day, second);
CREATE INDEX refunds_by_order ON refunds (order_id) WHERE order_id IS NOT NULL;

-- taken_back: 1 for lines that the refund did not name but takes back, since it completes its order.
CREATE TABLE refund_items (
  refund_id  INTEGER NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id),
  quantity   INTEGER NOT NULL,
  total      INTEGER NOT NULL,
  taken_back INTEGER NOT NULL CHECK (taken_back IN (0, 1)),
  PRIMARY KEY (refund_id, position)
) STRICT, WITHOUT ROWID;

-- What reports read: one row a day, of the orders that count, of refunds on their own date and of
-- registrations. Always recomputed for a day, never added to, so that nothing can drift.
CREATE TABLE day_totals (
  day               INTEGER PRIMARY KEY,
  orders            INTEGER NOT NULL,
  items             INTEGER NOT NULL,
  order_totals      INTEGER NOT NULL,
  tax               INTEGER NOT NULL,
  shipping          INTEGER NOT NULL,
  discount          INTEGER NOT NULL,
  refunds           INTEGER NOT NULL,
  refunded_tax      INTEGER NOT NULL,
  refunded_shipping INTEGER NOT NULL,
  customers         INTEGER NOT NULL
) STRICT;

-- Sold less taken back, by product. A month is its year times twelve plus its months from January.
CREATE TABLE product_days (
  day        INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  quantity   INTEGER NOT NULL,
  net_sales  INTEGER NOT NULL,
  PRIMARY KEY (day, product_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_months (
  month      INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  quantity   INTEGER NOT NULL,
  net_sales  INTEGER NOT NULL,
  PRIMARY KEY (month, product_id)
) STRICT, WITHOUT ROWID;

-- Who did what when. A step is what a person did at once; its changes say what each thing was and
-- became, as JSON; NULL where there was nothing. An undo or redo is a step too, without changes of its
-- own: `of_step` says whose it takes back or does again. `state` of a step: 0 it stands, 1 it is undone,
-- 2 it is undone for good, since something else was done after; NULL it cannot be undone.
CREATE TABLE journal_steps (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  at      INTEGER NOT NULL,
  login   TEXT    NOT NULL,
  title   TEXT    NOT NULL,
  kind    TEXT    NOT NULL CHECK (kind IN ('do', 'undo', 'redo')),
  of_step INTEGER REFERENCES journal_steps (id),
  state   INTEGER CHECK (state IN (0, 1, 2)),
  CHECK ((kind = 'do') = (of_step IS NULL))
) STRICT;
CREATE INDEX journal_steps_by_state ON journal_steps (state, id) WHERE state IS NOT NULL;

CREATE TABLE journal_changes (
  step_id    INTEGER NOT NULL REFERENCES journal_steps (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  noun       TEXT    NOT NULL,
  key        TEXT    NOT NULL,
  was        TEXT,
  became     TEXT,
  PRIMARY KEY (step_id, position)
) STRICT, WITHOUT ROWID;
