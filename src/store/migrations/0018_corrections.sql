-- The closed period that an order, refund or purchase corrects, as the text of its months. Tables beside them, since
-- few are corrections: all others keep their rows and checksums.
CREATE TABLE order_corrections (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  period   TEXT    NOT NULL
) STRICT;

CREATE TABLE refund_corrections (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  period    TEXT    NOT NULL
) STRICT;

CREATE TABLE purchase_corrections (
  purchase_id INTEGER PRIMARY KEY REFERENCES purchases (id) ON DELETE CASCADE,
  period      TEXT    NOT NULL
) STRICT;
