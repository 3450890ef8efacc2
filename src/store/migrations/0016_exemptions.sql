-- Why no tax is charged on an order, and the VAT number of the customer that this was stated for. A table beside the
-- orders, since most state nothing: these keep their rows and checksums.

-- `reason` is a number as in `charged_taxes.untaxed`; `words` are those of another reason.
CREATE TABLE order_exemptions (
  order_id   INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  reason     INTEGER NOT NULL CHECK (reason > 1),
  words      TEXT    NOT NULL,
  vat_number TEXT    NOT NULL
) STRICT;
