-- What was typed and where it came from. Prices have as many decimals as they have: `price_rest` is what is beyond
-- the ten-thousandths of `price`, in ten-thousandths of one, of the same sign. Orders and refunds that came out of
-- another system keep their key there, so that a fuller file of the same refund changes it and a second system's
-- order of the same number is noticed.

ALTER TABLE order_items ADD COLUMN price_rest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN price_rest INTEGER NOT NULL DEFAULT 0;

-- The systems that orders came from, each once: the host or the name of a shop, or '' where a file does not say.
CREATE TABLE order_sources (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

ALTER TABLE orders ADD COLUMN source_id  INTEGER REFERENCES order_sources (id);
ALTER TABLE orders ADD COLUMN source_key INTEGER;
CREATE INDEX orders_by_source ON orders (source_key) WHERE source_key IS NOT NULL;

-- The drafts that orders were typed in: one that is in the books is not saved again by another window, or by the
-- same one after a crash between saving the order and forgetting the draft.
CREATE TABLE order_drafts (
  draft    TEXT    PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX order_drafts_by_order ON order_drafts (order_id);

ALTER TABLE refunds ADD COLUMN source_key INTEGER;

-- What is of a class other than the standard one, for what uses a class that is to be deleted.
CREATE INDEX order_items_by_class ON order_items (class) WHERE class <> '';
