-- The books that a person keeps by hand: prices, addresses, the taxes that each order was charged, and
-- the totals of them by day and by customer. Taxes are kept as they were charged: a rate may change or go,
-- the past may not. Indexes for the list of orders: each order of it, by status, by customer, by total and by number.

ALTER TABLE products ADD COLUMN price INTEGER;
ALTER TABLE products ADD COLUMN class TEXT NOT NULL DEFAULT '' CHECK (class <> 'standard');

ALTER TABLE users ADD COLUMN street   TEXT    NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN city     TEXT    NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN state    TEXT    NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN postcode TEXT    NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN country  TEXT    NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

-- `prices`: 1 when the prices of the items are with tax.
ALTER TABLE orders ADD COLUMN street          TEXT    NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN city            TEXT    NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN state           TEXT    NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN postcode        TEXT    NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN shipping_method TEXT    NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN prices          INTEGER NOT NULL DEFAULT 0 CHECK (prices IN (0, 1));
CREATE INDEX orders_by_status ON orders (status, day, second);
CREATE INDEX orders_by_customer ON orders (customer_id, day, second) WHERE customer_id IS NOT NULL;
CREATE INDEX orders_by_total ON orders (total);
-- Numbers, each only once, in the order that people count in: 999 before 1000.
CREATE UNIQUE INDEX orders_by_number ON orders (length(number), number);
CREATE INDEX refunds_by_customer ON refunds (customer_id) WHERE customer_id IS NOT NULL;

-- `price`: what was typed for one, NULL when that is not known.
ALTER TABLE order_items ADD COLUMN price INTEGER;
ALTER TABLE order_items ADD COLUMN class TEXT NOT NULL DEFAULT '' CHECK (class <> 'standard');

-- A rate as it was when it was charged, each only once. `rate_id` is the key it had and refers to nothing:
-- rates come and go. 0 is tax that names no rate.
CREATE TABLE charged_taxes (
  id       INTEGER PRIMARY KEY,
  rate_id  INTEGER,
  name     TEXT    NOT NULL,
  percent  INTEGER,
  compound INTEGER NOT NULL CHECK (compound IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX charged_taxes_by_name
  ON charged_taxes (name, coalesce(rate_id, 0), coalesce(percent, -10000000), compound);
INSERT INTO charged_taxes (id, rate_id, name, percent, compound) VALUES (0, NULL, '', NULL, 0);

-- They add up to the order's tax and shipping tax exactly. `given`: 1 for those that the order names, 0 for
-- what they leave unexplained, which is charged to 0. Orders without tax have none.
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

-- They add up to what the refund settles. `given`: 1 for those that the refund itself names, 0 for those
-- that are its part of the order's.
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

-- Until now nothing but the sums was known.
INSERT INTO order_taxes (order_id, position, charge_id, taxable, tax, shipping_tax, given)
SELECT id, 0, 0, total - tax - shipping_tax - iif(shipping_tax = 0, shipping, 0), tax, shipping_tax, 0
FROM orders WHERE tax <> 0 OR shipping_tax <> 0;
INSERT INTO refund_taxes (refund_id, position, charge_id, taxable, tax, shipping_tax, given)
SELECT id, 0, 0, amount - settled_tax - settled_shipping_tax - iif(settled_shipping_tax = 0, settled_shipping, 0),
  settled_tax, settled_shipping_tax, 0
FROM refunds WHERE settled_tax <> 0 OR settled_shipping_tax <> 0;

-- Taxes by day and rate, of the orders that count and of refunds on their own date.
CREATE TABLE tax_days (
  day                   INTEGER NOT NULL,
  charge_id             INTEGER NOT NULL,
  orders                INTEGER NOT NULL,
  taxable               INTEGER NOT NULL,
  tax                   INTEGER NOT NULL,
  shipping_tax          INTEGER NOT NULL,
  refunded_taxable      INTEGER NOT NULL,
  refunded_tax          INTEGER NOT NULL,
  refunded_shipping_tax INTEGER NOT NULL,
  PRIMARY KEY (day, charge_id)
) STRICT, WITHOUT ROWID;
INSERT INTO tax_days
  (day, charge_id, orders, taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax)
SELECT day, 0, sum(orders), sum(taxable), sum(tax), sum(shipping_tax), sum(refunded_taxable), sum(refunded_tax),
  sum(refunded_shipping_tax)
FROM (
  SELECT o.day, 1 AS orders, t.taxable, t.tax, t.shipping_tax, 0 AS refunded_taxable, 0 AS refunded_tax,
    0 AS refunded_shipping_tax
  FROM order_taxes t JOIN orders o ON o.id = t.order_id WHERE o.status IN (1, 2, 3, 5)
  UNION ALL
  SELECT r.day, 0, 0, 0, 0, t.taxable, t.tax, t.shipping_tax
  FROM refund_taxes t JOIN refunds r ON r.id = t.refund_id LEFT JOIN orders o ON o.id = r.order_id
  WHERE r.order_id IS NULL OR o.status IN (1, 2, 3, 5)
)
GROUP BY day;

-- How many orders of each status there are on a day, and what they come to: what the list of orders says
-- of a filter without counting them one by one.
CREATE TABLE order_days (
  day    INTEGER NOT NULL,
  status INTEGER NOT NULL,
  orders INTEGER NOT NULL,
  total  INTEGER NOT NULL,
  PRIMARY KEY (day, status)
) STRICT, WITHOUT ROWID;
INSERT INTO order_days (day, status, orders, total)
SELECT day, status, count(*), sum(total) FROM orders GROUP BY day, status;

-- How many orders of a customer count and what they come to: what the list of customers says of each.
-- Nobody stands here who has none.
CREATE TABLE customer_totals (
  customer_id INTEGER PRIMARY KEY,
  orders      INTEGER NOT NULL,
  total       INTEGER NOT NULL
) STRICT;
INSERT INTO customer_totals (customer_id, orders, total)
SELECT customer_id, count(*), sum(total) FROM orders
WHERE customer_id IS NOT NULL AND status IN (1, 2, 3, 5) GROUP BY customer_id;
