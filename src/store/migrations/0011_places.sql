-- The place that a tax is of: the country and, where taxes differ by them, the state. A tax of the same name in two
-- countries is two. Net sales without tax are charged to a row of `charged_taxes` too, one for each place, so that
-- what is charged adds up to all net sales.

-- `untaxed`: 1 for sales without tax, which have no name, rate or percentage.
ALTER TABLE charged_taxes ADD COLUMN country TEXT    NOT NULL DEFAULT '';
ALTER TABLE charged_taxes ADD COLUMN state   TEXT    NOT NULL DEFAULT '';
ALTER TABLE charged_taxes ADD COLUMN untaxed INTEGER NOT NULL DEFAULT 0 CHECK (untaxed >= 0);
DROP INDEX charged_taxes_by_name;
CREATE UNIQUE INDEX charged_taxes_by_name
  ON charged_taxes (name, coalesce(rate_id, 0), coalesce(percent, -10000000), compound, country, state, untaxed);

-- The place of each order by the rule that its tax is computed by: its address, else its customer's, else the shop's.
-- The program gives SQL the functions `tax_country` and `tax_state`.
CREATE TEMP TABLE home AS
SELECT coalesce((SELECT value FROM settings WHERE key = 'country'), '') AS country,
  coalesce((SELECT value FROM settings WHERE key = 'state'), '') AS state;
CREATE TEMP TABLE customer_addresses (
  id      INTEGER PRIMARY KEY,
  country TEXT NOT NULL,
  state   TEXT NOT NULL
) STRICT;
INSERT INTO temp.customer_addresses (id, country, state)
SELECT id, country, state FROM users WHERE city <> '' OR state <> '' OR postcode <> '' OR country <> '';
CREATE TEMP TABLE order_places (
  order_id INTEGER PRIMARY KEY,
  country  TEXT NOT NULL,
  state    TEXT NOT NULL
) STRICT;
INSERT INTO temp.order_places (order_id, country, state)
SELECT o.id, tax_country(o.country, o.state), tax_state(o.country, o.state)
FROM orders o WHERE o.city <> '' OR o.state <> '' OR o.postcode <> '' OR o.country <> '';
INSERT OR IGNORE INTO temp.order_places (order_id, country, state)
SELECT o.id, tax_country(coalesce(c.country, h.country), coalesce(c.state, h.state)),
  tax_state(coalesce(c.country, h.country), coalesce(c.state, h.state))
FROM orders o CROSS JOIN temp.home h LEFT JOIN temp.customer_addresses c ON c.id = o.customer_id
WHERE o.city = '' AND o.state = '' AND o.postcode = '' AND o.country = '';
-- Refunds are of the place of their order, credit notes of that of their customer or of the shop.
CREATE TEMP TABLE refund_places (
  refund_id INTEGER PRIMARY KEY,
  country   TEXT NOT NULL,
  state     TEXT NOT NULL
) STRICT;
INSERT INTO temp.refund_places (refund_id, country, state)
SELECT r.id, p.country, p.state FROM refunds r CROSS JOIN temp.order_places p ON p.order_id = r.order_id;
INSERT INTO temp.refund_places (refund_id, country, state)
SELECT r.id, tax_country(coalesce(c.country, h.country), coalesce(c.state, h.state)),
  tax_state(coalesce(c.country, h.country), coalesce(c.state, h.state))
FROM refunds r CROSS JOIN temp.home h LEFT JOIN temp.customer_addresses c ON c.id = r.customer_id
WHERE r.order_id IS NULL;

-- Each rate once for each place that it was charged in, and sales without tax once for each place.
INSERT OR IGNORE INTO charged_taxes (rate_id, name, percent, compound, country, state, untaxed)
SELECT DISTINCT c.rate_id, c.name, c.percent, c.compound, p.country, p.state, 0
FROM order_taxes t CROSS JOIN temp.order_places p ON p.order_id = t.order_id
  CROSS JOIN charged_taxes c ON c.id = t.charge_id;
INSERT OR IGNORE INTO charged_taxes (rate_id, name, percent, compound, country, state, untaxed)
SELECT DISTINCT c.rate_id, c.name, c.percent, c.compound, p.country, p.state, 0
FROM refund_taxes t CROSS JOIN temp.refund_places p ON p.refund_id = t.refund_id
  CROSS JOIN charged_taxes c ON c.id = t.charge_id;
INSERT OR IGNORE INTO charged_taxes (rate_id, name, percent, compound, country, state, untaxed)
SELECT NULL, '', NULL, 0, country, state, 1
FROM (SELECT country, state FROM temp.order_places UNION SELECT country, state FROM temp.refund_places);

-- The taxes of orders and refunds are charged to the rate in their place.
CREATE TEMP TABLE moved (
  charge_id INTEGER NOT NULL,
  country   TEXT    NOT NULL,
  state     TEXT    NOT NULL,
  id        INTEGER NOT NULL,
  PRIMARY KEY (charge_id, country, state)
) STRICT, WITHOUT ROWID;
INSERT INTO temp.moved (charge_id, country, state, id)
SELECT c.id, n.country, n.state, n.id
FROM charged_taxes c CROSS JOIN charged_taxes n
  ON n.name = c.name AND coalesce(n.rate_id, 0) = coalesce(c.rate_id, 0)
    AND coalesce(n.percent, -10000000) = coalesce(c.percent, -10000000) AND n.compound = c.compound AND n.untaxed = 0
WHERE c.country = '' AND c.untaxed = 0;
UPDATE order_taxes SET charge_id = (
  SELECT m.id FROM temp.order_places p CROSS JOIN temp.moved m
    ON m.charge_id = order_taxes.charge_id AND m.country = p.country AND m.state = p.state
  WHERE p.order_id = order_taxes.order_id);
UPDATE refund_taxes SET charge_id = (
  SELECT m.id FROM temp.refund_places p CROSS JOIN temp.moved m
    ON m.charge_id = refund_taxes.charge_id AND m.country = p.country AND m.state = p.state
  WHERE p.refund_id = refund_taxes.refund_id);

-- What no tax was charged on: all of an order or refund without tax lines, and what the only tax line leaves of the
-- others. Of an order with tax on all of it, what the tax of a refund leaves was rounded off. The program adds it to
-- those of several lines, with the refunds of such orders, and recomputes the totals.
INSERT INTO order_taxes (order_id, position, charge_id, taxable, tax, shipping_tax, given)
SELECT o.id, o.lines, c.id, o.net - max(min(o.taxable, max(o.net, 0)), min(o.net, 0)), 0, 0, 0
FROM (
    SELECT id, total - orders.tax - orders.shipping_tax AS net, count(t.order_id) AS lines,
      coalesce(sum(t.taxable), 0) AS taxable
    FROM orders LEFT JOIN order_taxes t ON t.order_id = id
    GROUP BY id HAVING lines < 2
  ) o CROSS JOIN temp.order_places p ON p.order_id = o.id
  CROSS JOIN charged_taxes c ON c.name = '' AND c.country = p.country AND c.state = p.state AND c.untaxed = 1
WHERE o.net <> max(min(o.taxable, max(o.net, 0)), min(o.net, 0));
INSERT INTO refund_taxes (refund_id, position, charge_id, taxable, tax, shipping_tax, given)
SELECT r.id, r.lines, c.id, r.net - max(min(r.taxable, max(r.net, 0)), min(r.net, 0)), 0, 0, 0
FROM (
    SELECT id, order_id, amount - settled_tax - settled_shipping_tax AS net, count(t.refund_id) AS lines,
      coalesce(sum(t.taxable), 0) AS taxable
    FROM refunds LEFT JOIN refund_taxes t ON t.refund_id = id
    GROUP BY id HAVING lines < 2 OR order_id IS NULL
  ) r CROSS JOIN temp.refund_places p ON p.refund_id = r.id
  CROSS JOIN charged_taxes c ON c.name = '' AND c.country = p.country AND c.state = p.state AND c.untaxed = 1
WHERE r.net <> max(min(r.taxable, max(r.net, 0)), min(r.net, 0))
  AND (r.order_id IS NULL OR r.lines = 0 OR EXISTS (
    SELECT 1 FROM order_taxes t CROSS JOIN charged_taxes u ON u.id = t.charge_id
    WHERE t.order_id = r.order_id AND u.untaxed = 1));

DROP TABLE temp.home;
DROP TABLE temp.customer_addresses;
DROP TABLE temp.order_places;
DROP TABLE temp.refund_places;
DROP TABLE temp.moved;
