-- Returns need what was refunded by when it was sold, and tell the refunds that name an amount alone: totals have both, so that
-- a return does not read each refund. The program recomputes them.

-- `sold` is the first day of the month of the sale: that of the day itself, of a refund that of its order.
DROP TABLE tax_days;
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

-- The refunds of taxed orders that name an amount alone and do not complete the refund of their order.
CREATE TABLE refunds_by_amount (
  day       INTEGER NOT NULL,
  refund_id INTEGER NOT NULL,
  PRIMARY KEY (day, refund_id)
) STRICT, WITHOUT ROWID;
