-- The tables of a shop file. Amounts and quantities are counts of ten-thousandths, percentages too: 190000 is 19 %. A
-- moment is kept twice: in UTC seconds, and as the shop-local day (days since 1970-01-01) and second of that day, by
-- which reports go. Ids are AUTOINCREMENT where rows can be deleted, so that none is used twice.
--
-- A text that few orders or refunds have is a row of a table beside them: all others stay short, and a search reads
-- only what was written.
--
-- No CHECK has an IN of more than two values: SQLite builds a table of them for each row that is written.


-- The settings of the shop by their names, with the version of the program that brought the file to its version.
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;


-- By which the file knows its log (`file/log_mark.rs`): which file it is, since when changes may be only in the log, and the
-- last links of the chain of transactions, of eight bytes each. One row, so that the table is one page, which a file
-- without its log has whole.
CREATE TABLE log_mark (
  id         INTEGER PRIMARY KEY CHECK (id = 1),
  file       BLOB    NOT NULL,
  open_since INTEGER,
  links      BLOB    NOT NULL,
  checksum   INTEGER NOT NULL
) STRICT;


-- People: those who work in the shop and those who buy in it. A password is an argon2 hash or nothing. `vat_number`
-- is that of a customer that is a business, as it was written.
CREATE TABLE users (
  id                INTEGER PRIMARY KEY AUTOINCREMENT,
  login             TEXT    NOT NULL UNIQUE,
  name              TEXT    NOT NULL,
  email             TEXT    NOT NULL,
  role              TEXT    NOT NULL
    CHECK (role = 'customer' OR role = 'administrator' OR role = 'shop-manager' OR role = 'accountant'),
  password          TEXT,
  registered_at     INTEGER NOT NULL,
  registered_day    INTEGER NOT NULL,
  registered_second INTEGER NOT NULL,
  street            TEXT    NOT NULL DEFAULT '',
  city              TEXT    NOT NULL DEFAULT '',
  state             TEXT    NOT NULL DEFAULT '',
  postcode          TEXT    NOT NULL DEFAULT '',
  country           TEXT    NOT NULL DEFAULT '',
  archived          INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
  vat_number        TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX users_by_registration ON users (role, registered_day, registered_second);

-- API keys, by which programs reach the shop over HTTP in a user's name. A key and its secret are shown once and not
-- kept: `key_hash` (SHA-256 of the key) finds it, `secret_hash` (SHA-256 of the secret) and the states of HMAC after
-- the secret recognise what its holder sends and signs. `ending` is the end of the key, by which people know it. A
-- revoked key stays in the list, without what recognised it. A signed request with a timestamp before `signed_from`
-- is refused.
CREATE TABLE api_keys (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id      INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  label        TEXT    NOT NULL,
  permission   TEXT    NOT NULL CHECK (permission IN ('read', 'read_write')),
  ending       TEXT    NOT NULL,
  key_hash     BLOB    NOT NULL UNIQUE,
  secret_hash  BLOB    NOT NULL,
  hmac_sha1    BLOB    NOT NULL,
  hmac_sha256  BLOB    NOT NULL,
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at   INTEGER,
  signed_from  INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX api_keys_by_user ON api_keys (user_id);

-- Requests that were signed with an API key, so that each counts once: also after a restart, and whichever server of
-- the shop it comes to. `timestamp` is the client's, `nonce` the beginning of the SHA-256 of what the client chose. A
-- row is deleted when its timestamp is too old to be taken, and `signed_from` of its key is then after it: what may
-- have been deleted is refused, whatever a clock says that is set back. Of a shop on several devices, `of_group` tells the
-- nonces that were entered with a change, which the files of all devices have, from those of this device alone.
CREATE TABLE nonces (
  of_group  INTEGER NOT NULL,
  timestamp INTEGER NOT NULL,
  key_id    INTEGER NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  nonce     BLOB    NOT NULL,
  PRIMARY KEY (of_group, timestamp, key_id, nonce)
) STRICT, WITHOUT ROWID;


-- Tax classes, listed in the order of their ids. The standard class has no row: it always exists.
CREATE TABLE tax_classes (
  id   INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE CHECK (slug NOT IN ('', 'standard')),
  name TEXT NOT NULL
) STRICT;

-- What a tax return has to know of what is sold in a class, where somebody stated it: the rest is derived. By slug,
-- since the standard class has no row of its own.
CREATE TABLE class_types (
  slug      TEXT PRIMARY KEY,
  rate_type TEXT
    CHECK (rate_type = 'standard' OR rate_type = 'reduced' OR rate_type = 'zero' OR rate_type = 'exempt'),
  kind      TEXT CHECK (kind IN ('goods', 'services'))
) STRICT, WITHOUT ROWID;

-- The tax rates that are in force, with what they charge at present; `rate` is NULL where the percentage is empty.
-- `class` is '' for the standard class and names no row of tax_classes on purpose: a rate keeps a slug that no class
-- has.
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

-- The postcodes and cities that a rate is limited to.
CREATE TABLE tax_rate_locations (
  rate_id  INTEGER NOT NULL REFERENCES tax_rates (id) ON DELETE CASCADE,
  kind     TEXT    NOT NULL CHECK (kind IN ('postcode', 'city')),
  position INTEGER NOT NULL,
  code     TEXT    NOT NULL,
  PRIMARY KEY (rate_id, kind, position)
) STRICT, WITHOUT ROWID;

-- The other versions of a rate, which changes on a day: an order is taxed by the rate of its date. `percent` is NULL
-- where the rate is not in force. By `state`: 0, it was in force up to the day before `day`; 1, it comes into force
-- on `day`; 2, it came into force on `day` and that was undone.
CREATE TABLE tax_rate_versions (
  rate_id INTEGER NOT NULL,
  state   INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
  day     INTEGER NOT NULL,
  percent INTEGER CHECK (percent BETWEEN -9999999 AND 9999999),
  PRIMARY KEY (rate_id, state, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX tax_rate_versions_planned ON tax_rate_versions (day) WHERE state = 1;

-- Rates that are not in force at present, as JSON. Their ids are of the same sequence as those of `tax_rates`.
CREATE TABLE inactive_tax_rates (
  id   INTEGER PRIMARY KEY,
  rate TEXT NOT NULL CHECK (json_valid(rate))
) STRICT;

-- A rate as it was when it was charged, each once for each place that it was charged in: a rate may change or go, the
-- past may not. `rate_id` is the key that it had and refers to nothing. `country` and `state` are the place of the
-- tax; a tax of the same name in two countries is two. `untaxed` is 0 for a tax; net sales without tax are charged to
-- a row of their place and reason (1: none is stated), without name, rate and percentage, so that what is charged
-- adds up to all net sales. Row 0 is tax that names no rate, in an unknown place.
CREATE TABLE charged_taxes (
  id       INTEGER PRIMARY KEY,
  rate_id  INTEGER,
  name     TEXT    NOT NULL,
  percent  INTEGER,
  compound INTEGER NOT NULL CHECK (compound IN (0, 1)),
  country  TEXT    NOT NULL DEFAULT '',
  state    TEXT    NOT NULL DEFAULT '',
  untaxed  INTEGER NOT NULL DEFAULT 0 CHECK (untaxed >= 0)
) STRICT;
CREATE UNIQUE INDEX charged_taxes_by_name
  ON charged_taxes (name, coalesce(rate_id, 0), coalesce(percent, -10000000), compound, country, state, untaxed);
INSERT INTO charged_taxes (id, rate_id, name, percent, compound) VALUES (0, NULL, '', NULL, 0);


-- Products. `price_rest` is what a price has beyond the ten-thousandths of `price`, in ten-thousandths of one, of the
-- same sign. `cost` is what one costs the shop, net, with the days from which: '3.90; 4.20 from 2026-07-01'.
CREATE TABLE products (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  sku        TEXT    NOT NULL,
  name       TEXT    NOT NULL,
  deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  price      INTEGER,
  class      TEXT    NOT NULL DEFAULT '' CHECK (class <> 'standard'),
  price_rest INTEGER NOT NULL DEFAULT 0,
  cost       TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX products_by_sku ON products (sku) WHERE sku <> '';
-- Whether there is a cost at all, and those for an import.
CREATE INDEX products_by_cost ON products (id) WHERE cost <> '';

-- What products are called in the shop system that files came from: its key, and the product here. Known by it, a
-- product may be renamed there, and one that was made here is not taken for another of its number. `step_id` is the
-- step of the journal that learned it; while that is undone, it does not count.
CREATE TABLE product_keys (
  key        INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  step_id    INTEGER NOT NULL
) STRICT;

-- The names that things were sold under, each once: a product may be renamed, its past sales may not.
CREATE TABLE item_names (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;


-- The systems that orders came from, each once: the host or the name of a shop, or '' where a file does not say.
CREATE TABLE order_sources (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

-- Orders. `prices` is 1 when the prices of the items are with tax. `source_key` is the key of an order in the system
-- that it came from. `checksum` is a CRC-32 of what was written of the order, its lines and taxes included
-- (`check/checksums.rs`), since SQLite does not notice a bit that turns over in an amount. `charge_id` is what an
-- order is charged to as a whole: its only tax line, without a rate and with the amounts of the order, which has no
-- row in `order_taxes` then. `cost` is what its items cost, as far as that is known, and `sales_with_cost` the net
-- amount of these.
CREATE TABLE orders (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  number          TEXT    NOT NULL,
  status          INTEGER NOT NULL CHECK (status BETWEEN 0 AND 8),
  placed_at       INTEGER NOT NULL,
  day             INTEGER NOT NULL,
  second          INTEGER NOT NULL,
  total           INTEGER NOT NULL,
  tax             INTEGER NOT NULL,
  shipping        INTEGER NOT NULL,
  shipping_tax    INTEGER NOT NULL,
  discount        INTEGER NOT NULL,
  customer_id     INTEGER REFERENCES users (id),
  country         TEXT    NOT NULL,
  street          TEXT    NOT NULL DEFAULT '',
  city            TEXT    NOT NULL DEFAULT '',
  state           TEXT    NOT NULL DEFAULT '',
  postcode        TEXT    NOT NULL DEFAULT '',
  shipping_method TEXT    NOT NULL DEFAULT '',
  prices          INTEGER NOT NULL DEFAULT 0 CHECK (prices IN (0, 1)),
  source_id       INTEGER REFERENCES order_sources (id),
  source_key      INTEGER,
  checksum        INTEGER,
  charge_id       INTEGER REFERENCES charged_taxes (id),
  cost            INTEGER NOT NULL DEFAULT 0,
  sales_with_cost INTEGER NOT NULL DEFAULT 0
) STRICT;
-- What the list of orders is sorted, filtered and counted by. Numbers, each only once, are in the order that people
-- count in: 999 before 1000. A large import drops most of these and builds them again (`orders/indexes.rs`).
CREATE INDEX orders_by_time ON orders (day, second);
CREATE INDEX orders_by_status ON orders (status, day, second);
CREATE INDEX orders_by_customer ON orders (customer_id, day, second) WHERE customer_id IS NOT NULL;
CREATE INDEX orders_by_total ON orders (total);
CREATE UNIQUE INDEX orders_by_number ON orders (length(number), number);
CREATE INDEX orders_by_country ON orders (country, status) WHERE country <> '';
CREATE INDEX orders_by_source ON orders (source_key) WHERE source_key IS NOT NULL;

-- `price` and `price_rest` are what was typed for one, as of a product; `price` is NULL when that is not known. `cost` is
-- what all of the line cost, NULL when that is not known.
CREATE TABLE order_items (
  order_id   INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id),
  name_id    INTEGER NOT NULL REFERENCES item_names (id),
  quantity   INTEGER NOT NULL,
  total      INTEGER NOT NULL,
  tax        INTEGER NOT NULL,
  price      INTEGER,
  class      TEXT    NOT NULL DEFAULT '' CHECK (class <> 'standard'),
  price_rest INTEGER NOT NULL DEFAULT 0,
  cost       INTEGER,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
-- For what uses a class that is to be deleted.
CREATE INDEX order_items_by_class ON order_items (class) WHERE class <> '';

-- What one of an item cost on the day of its order, where that is known, as a price. `own` is 1 where it was typed for the
-- line.
CREATE TABLE item_costs (
  order_id       INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position       INTEGER NOT NULL,
  unit_cost      INTEGER NOT NULL,
  unit_cost_rest INTEGER NOT NULL,
  own            INTEGER NOT NULL CHECK (own IN (0, 1)),
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_coupons (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  code     TEXT    NOT NULL,
  discount INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

-- The tax lines of an order, which add up to its tax, shipping tax and net amount exactly. `given` is 1 for those
-- that the order names, 0 for what they leave: tax without a rate, and what no tax was charged on.
CREATE TABLE order_taxes (
  order_id     INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position     INTEGER NOT NULL,
  charge_id    INTEGER NOT NULL REFERENCES charged_taxes (id),
  taxable      INTEGER NOT NULL,
  tax          INTEGER NOT NULL,
  shipping_tax INTEGER NOT NULL,
  given        INTEGER NOT NULL CHECK (given IN (0, 1)),
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

-- What people write on orders in their own words, by the keys of the texts (`domain/order/texts.rs`).
CREATE TABLE order_texts (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  field    TEXT    NOT NULL,
  text     TEXT    NOT NULL,
  PRIMARY KEY (order_id, field)
) STRICT, WITHOUT ROWID;

-- Why no tax is charged on an order, and the VAT number of the customer that this was stated for. `reason` is a
-- number as in `charged_taxes.untaxed`; `words` are those of another reason.
CREATE TABLE order_exemptions (
  order_id   INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  reason     INTEGER NOT NULL CHECK (reason > 1),
  words      TEXT    NOT NULL,
  vat_number TEXT    NOT NULL
) STRICT;

-- The closed period that an order corrects, as the text of its months (`period_records`).
CREATE TABLE order_corrections (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  period   TEXT    NOT NULL
) STRICT;

-- The drafts that orders were typed in: one that is in the books is not saved again by another window, or by the same
-- one after a crash between saving the order and forgetting the draft.
CREATE TABLE order_drafts (
  draft    TEXT    PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX order_drafts_by_order ON order_drafts (order_id);


-- A refund belongs to an order, or stands by itself as a credit note with a number. `tax`, `shipping` and
-- `shipping_tax` are what was given (NULL: not split); the settled ones are what reports subtract. `source_key` and
-- `checksum` are as those of an order.
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
  source_key           INTEGER,
  checksum             INTEGER,
  cost                 INTEGER NOT NULL DEFAULT 0,
  sales_with_cost      INTEGER NOT NULL DEFAULT 0,
  CHECK ((order_id IS NULL) = (number IS NOT NULL))
) STRICT;
CREATE INDEX refunds_by_time ON refunds (day, second);
CREATE INDEX refunds_by_order ON refunds (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX refunds_by_customer ON refunds (customer_id) WHERE customer_id IS NOT NULL;

-- `taken_back` is 1 for lines that the refund did not name but takes back, since it completes its order. `cost` is what it
-- takes back of the cost of the order's items, or what those of a credit note had cost, and `sales_with_cost` the net amount
-- of which that is known.
CREATE TABLE refund_items (
  refund_id       INTEGER NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  position        INTEGER NOT NULL,
  product_id      INTEGER REFERENCES products (id),
  quantity        INTEGER NOT NULL,
  total           INTEGER NOT NULL,
  taken_back      INTEGER NOT NULL CHECK (taken_back IN (0, 1)),
  cost            INTEGER NOT NULL DEFAULT 0,
  sales_with_cost INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (refund_id, position)
) STRICT, WITHOUT ROWID;

-- The tax lines of a refund, which add up to what it settles. `given` is 1 for those that the refund itself names, 0
-- for those that are its part of the order's.
CREATE TABLE refund_taxes (
  refund_id    INTEGER NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  position     INTEGER NOT NULL,
  charge_id    INTEGER NOT NULL REFERENCES charged_taxes (id),
  taxable      INTEGER NOT NULL,
  tax          INTEGER NOT NULL,
  shipping_tax INTEGER NOT NULL,
  given        INTEGER NOT NULL CHECK (given IN (0, 1)),
  PRIMARY KEY (refund_id, position)
) STRICT, WITHOUT ROWID;

-- Why a refund was given, in people's own words.
CREATE TABLE refund_reasons (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  reason    TEXT    NOT NULL
) STRICT;

-- The closed period that a refund corrects.
CREATE TABLE refund_corrections (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  period    TEXT    NOT NULL
) STRICT;


-- Invoices and credit notes. `document` is what one says, as JSON, and never changes; the columns beside it are those of
-- the list. A row is added with the number after the last one of its series, and never deleted. `kind` is 1 for an
-- invoice, 2 for a credit note, which names its invoice in `corrects`.
CREATE TABLE invoices (
  id       INTEGER PRIMARY KEY,
  series   TEXT    NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence > 0),
  number   TEXT    NOT NULL UNIQUE,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  kind     INTEGER NOT NULL CHECK (kind IN (1, 2)),
  corrects TEXT,
  day      INTEGER NOT NULL,
  buyer    TEXT    NOT NULL,
  net      INTEGER NOT NULL,
  tax      INTEGER NOT NULL,
  gross    INTEGER NOT NULL,
  paid_on  INTEGER,
  document TEXT    NOT NULL CHECK (json_valid(document)),
  UNIQUE (series, sequence)
) STRICT;
CREATE INDEX invoices_by_order ON invoices (order_id);
-- What of an invoice was taken back.
CREATE INDEX invoices_by_corrected ON invoices (corrects) WHERE corrects IS NOT NULL;


-- Numbers that were given in a copy of the shop which this one took the place of, by a restore or a repair. Its own go on
-- after them. A row is never changed or deleted.
CREATE TABLE numbers_elsewhere (
  series   TEXT    NOT NULL,
  sequence INTEGER NOT NULL,
  day      INTEGER NOT NULL,
  PRIMARY KEY (series, sequence)
) STRICT, WITHOUT ROWID;


-- The pictures that stand on invoices, by the SHA-256 of their bytes: that of the settings, and those that documents were
-- frozen with. A row is never changed or deleted.
CREATE TABLE logos (
  digest TEXT PRIMARY KEY,
  png    BLOB NOT NULL
) STRICT;


-- Whom the shop buys from.
CREATE TABLE suppliers (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT    NOT NULL,
  country    TEXT    NOT NULL,
  vat_number TEXT    NOT NULL,
  note       TEXT    NOT NULL,
  archived   INTEGER NOT NULL CHECK (archived IN (0, 1))
) STRICT;

-- What the shop buys, for tax returns: a return needs the tax that was paid as well as that which was charged. Days
-- are shop-local, as on the documents; a purchase has no time of day. `country` is that of the supplier, which a
-- purchase of an open period follows and one of a closed period keeps. `checksum` is as that of an order.
CREATE TABLE purchases (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  day         INTEGER NOT NULL,
  supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
  document    TEXT    NOT NULL,
  paid_on     INTEGER,
  note        TEXT    NOT NULL,
  checksum    INTEGER NOT NULL,
  country     TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX purchases_by_day ON purchases (day);
CREATE INDEX purchases_by_document ON purchases (supplier_id, document);

-- `rate` is NULL where only a code describes the tax. `treatment` is 3 where the tax was paid to customs, 4 where the
-- shop owes it in place of that. `deductible` is a percentage; `deductible_tax` follows from it and `tax`.
CREATE TABLE purchase_lines (
  purchase_id    INTEGER NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  position       INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  rate           INTEGER CHECK (rate BETWEEN 0 AND 1000000),
  code           TEXT    NOT NULL,
  kind           INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
  treatment      INTEGER NOT NULL CHECK (treatment BETWEEN 0 AND 4),
  deductible     INTEGER NOT NULL CHECK (deductible BETWEEN 0 AND 1000000),
  deductible_tax INTEGER NOT NULL,
  product        TEXT    NOT NULL DEFAULT '',
  quantity       INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (purchase_id, position)
) STRICT, WITHOUT ROWID;
-- For the last purchase of a product, which lines name by its code or its name.
CREATE INDEX purchase_lines_by_product ON purchase_lines (product) WHERE product <> '';

-- The closed period that a purchase corrects.
CREATE TABLE purchase_corrections (
  purchase_id INTEGER PRIMARY KEY REFERENCES purchases (id) ON DELETE CASCADE,
  period      TEXT    NOT NULL
) STRICT;


-- The closed periods, which do not overlap, and the returns that were filed for them: what is dated in a closed
-- period does not change any more, and what was filed stays as it was. `period` is the text of its months, `2026-07`
-- or `2026-07..2026-09`; `at` is by the shop's clock. `filed` is 0 for a closing, which has no form.
CREATE TABLE period_records (
  period  TEXT NOT NULL,
  filed   INTEGER NOT NULL CHECK (filed IN (0, 1)),
  form    TEXT NOT NULL,
  at      TEXT NOT NULL,
  login   TEXT NOT NULL,
  figures TEXT NOT NULL,
  PRIMARY KEY (period, filed, form)
) STRICT, WITHOUT ROWID;

-- What is dated on each day of a closed period, as a SHA-256 (`periods/day_digests.rs`); no row for a day on which nothing
-- is.
CREATE TABLE closed_days (
  day    INTEGER PRIMARY KEY,
  digest BLOB NOT NULL
) STRICT;

-- The amounts that a person entered into the boxes of a return, each with a reason. `period` is the text of its
-- months, `form` the name of the form.
CREATE TABLE entered_amounts (
  period TEXT    NOT NULL,
  form   TEXT    NOT NULL,
  box    TEXT    NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT    NOT NULL,
  PRIMARY KEY (period, form, box)
) STRICT, WITHOUT ROWID;


-- Totals, which reports and lists read. They are always recomputed for a whole day, or all that a customer ordered,
-- and never added to, so that nothing can drift (`totals.rs`).

-- The sales report: the orders of a day that count, refunds on their own date, and registrations. `cost` and
-- `sales_with_cost` are those of the orders less those of the refunds.
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
  customers         INTEGER NOT NULL,
  cost              INTEGER NOT NULL,
  sales_with_cost   INTEGER NOT NULL
) STRICT;

-- Sold less taken back, by product, packed into one row (`totals/products.rs`): a row for each product takes five
-- times the bytes and most of the time of a day's totals. `costs` is what is known of their costs, packed alike,
-- NULL where that is nothing. A month is its year times twelve plus its months from January.
CREATE TABLE product_days (
  day      INTEGER PRIMARY KEY,
  products BLOB    NOT NULL,
  costs    BLOB
) STRICT;

CREATE TABLE product_months (
  month    INTEGER PRIMARY KEY,
  products BLOB    NOT NULL,
  costs    BLOB
) STRICT;

-- Taxes by charge, of orders that count and of refunds on their own date. `sold` is the first day of the month of the
-- sale: that of the day itself, of a refund that of its order.
CREATE TABLE tax_days (
  day                   INTEGER NOT NULL,
  charge_id             INTEGER NOT NULL,
  sold                  INTEGER NOT NULL,
  orders                INTEGER NOT NULL,
  taxable               INTEGER NOT NULL,
  tax                   INTEGER NOT NULL,
  shipping_tax          INTEGER NOT NULL,
  refunds               INTEGER NOT NULL,
  refunded_taxable      INTEGER NOT NULL,
  refunded_tax          INTEGER NOT NULL,
  refunded_shipping_tax INTEGER NOT NULL,
  PRIMARY KEY (day, charge_id, sold)
) STRICT, WITHOUT ROWID;

-- The refunds of taxed orders that name an amount alone and do not complete the refund of their order. A return tells
-- them.
CREATE TABLE refunds_by_amount (
  day       INTEGER NOT NULL,
  refund_id INTEGER NOT NULL,
  PRIMARY KEY (day, refund_id)
) STRICT, WITHOUT ROWID;

-- Orders that were not taxed and whose stated VAT number cannot be right, or is missing under reverse charge: a
-- return tells them, and to read the numbers of all its orders would take too long. `net` is what no tax was charged
-- on.
CREATE TABLE vat_number_doubts (
  day        INTEGER NOT NULL,
  order_id   INTEGER NOT NULL,
  is_missing INTEGER NOT NULL CHECK (is_missing IN (0, 1)),
  net        INTEGER NOT NULL,
  PRIMARY KEY (day, order_id)
) STRICT, WITHOUT ROWID;

-- How many orders of each status there are on a day, and what they come to: what the list of orders says of a filter
-- without counting them one by one.
CREATE TABLE order_days (
  day    INTEGER NOT NULL,
  status INTEGER NOT NULL,
  orders INTEGER NOT NULL,
  total  INTEGER NOT NULL,
  PRIMARY KEY (day, status)
) STRICT, WITHOUT ROWID;

-- How many orders of a customer count and what they come to: what the list of customers says of each. No row for one
-- who has none.
CREATE TABLE customer_totals (
  customer_id INTEGER PRIMARY KEY,
  orders      INTEGER NOT NULL,
  total       INTEGER NOT NULL
) STRICT;

-- Purchases by what a return tells apart. `rate` is -1 where lines have none.
CREATE TABLE purchase_days (
  day            INTEGER NOT NULL,
  kind           INTEGER NOT NULL,
  treatment      INTEGER NOT NULL,
  rate           INTEGER NOT NULL,
  country        TEXT    NOT NULL,
  lines          INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  deductible_tax INTEGER NOT NULL,
  PRIMARY KEY (day, kind, treatment, rate, country)
) STRICT, WITHOUT ROWID;


-- Who did what when. A step is what a person did at once. `title` says it: English, or the JSON of an English pattern
-- with its values (`journal/title.rs`). An undo or redo is a step too, without changes of its own:
-- `of_step` says whose it takes back or does again. `state` of a step: 0 it stands, 1 it is undone, 2 it is undone
-- for good, since something else was done after; NULL it cannot be undone. `device` is the one where a step was made,
-- whose undo takes it back; NULL in a shop that is not shared. `digest` is a SHA-256 of the step, its changes and the
-- digest of the step before: who did what when cannot be changed, and no step taken out, without all digests after it
-- being others.
CREATE TABLE journal_steps (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  at      INTEGER NOT NULL,
  login   TEXT    NOT NULL,
  title   TEXT    NOT NULL,
  kind    TEXT    NOT NULL CHECK (kind = 'do' OR kind = 'undo' OR kind = 'redo'),
  of_step INTEGER REFERENCES journal_steps (id),
  state   INTEGER CHECK (state BETWEEN 0 AND 2),
  device  INTEGER,
  digest  BLOB,
  CHECK ((kind = 'do') = (of_step IS NULL))
) STRICT;
CREATE INDEX journal_steps_by_state ON journal_steps (state, id) WHERE state IS NOT NULL;
CREATE INDEX journal_steps_by_device ON journal_steps (device, state, id) WHERE state IS NOT NULL;

-- What each thing of a step was and became, as JSON; NULL where there was nothing.
CREATE TABLE journal_changes (
  step_id  INTEGER NOT NULL REFERENCES journal_steps (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  noun     TEXT    NOT NULL,
  key      TEXT    NOT NULL,
  was      TEXT,
  became   TEXT,
  PRIMARY KEY (step_id, position)
) STRICT, WITHOUT ROWID;


-- A checksum for each row of small tables, since another program that changes a role, a key or a price changes the
-- indexes over it as well. They stand beside the rows, so that a row that was taken out or put in is found: `part` is
-- the table, `key` the key of the row. Triggers of the program's own connections keep them (`check/row_checksums.rs`).
CREATE TABLE row_checksums (
  part     TEXT    NOT NULL,
  key      TEXT    NOT NULL,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (part, key)
) STRICT, WITHOUT ROWID;


-- One shop on several devices, which apply one list of changes in the same order. `group_place` has a row while the
-- shop is shared: the last entry of the list that this file has, and the last members of the group, as texts that the
-- store does not read. It is written in the transaction of the entry, so that no entry is applied twice or left out.
-- A device that joins first gets a copy of the shop: until then it `awaits_copy`, and applies nothing. `rules` is the
-- version of the rules by which the devices apply changes. An entry of their list raises it, once all of them have a
-- program that knows the newer one.
CREATE TABLE group_place (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  position    INTEGER,
  entry       TEXT,
  membership  TEXT,
  awaits_copy INTEGER NOT NULL DEFAULT 0 CHECK (awaits_copy IN (0, 1)),
  rules       INTEGER NOT NULL DEFAULT 1 CHECK (rules > 0)
) STRICT;

-- The ids of the changes that were applied last, so that one that was sent twice is made once. An entry of the list
-- may have several, so that positions are not unique. They have no index, which would be one page more for each
-- change: proposals are forgotten by some hundred entries at once.
CREATE TABLE group_proposals (
  id       TEXT    PRIMARY KEY,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
