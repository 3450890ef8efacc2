-- What people write on orders and refunds in their own words. A table beside them, since most have none: these keep
-- their rows and checksums, and a search reads only what was written.
CREATE TABLE order_notes (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  note     TEXT    NOT NULL
) STRICT;

CREATE TABLE refund_reasons (
  refund_id INTEGER PRIMARY KEY REFERENCES refunds (id) ON DELETE CASCADE,
  reason    TEXT    NOT NULL
) STRICT;
