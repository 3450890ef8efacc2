-- What products are called in the shop system that files came from: its key, and the product here. Known by
-- it, a product may be renamed there, and one that was made here is not taken for another of its number.
-- `step_id` is the step of the journal that learned it; while that is undone, it does not count.
CREATE TABLE product_keys (
  key        INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  step_id    INTEGER NOT NULL
) STRICT;
