-- What products sold on a day or in a month is one row: a row for each product took five times the bytes and most of the time of
-- a day's totals. `products` has them packed (`product_totals.rs`); the program gives SQL the function `pack_products`.

ALTER TABLE product_days RENAME TO product_days_by_product;
CREATE TABLE product_days (
  day      INTEGER PRIMARY KEY,
  products BLOB    NOT NULL
) STRICT;
INSERT INTO product_days (day, products)
SELECT day, pack_products(product_id, quantity, net_sales) FROM product_days_by_product GROUP BY day;
DROP TABLE product_days_by_product;

ALTER TABLE product_months RENAME TO product_months_by_product;
CREATE TABLE product_months (
  month    INTEGER PRIMARY KEY,
  products BLOB    NOT NULL
) STRICT;
INSERT INTO product_months (month, products)
SELECT month, pack_products(product_id, quantity, net_sales) FROM product_months_by_product GROUP BY month;
DROP TABLE product_months_by_product;

-- What an order is charged to as a whole: its only tax line, without a rate and with the amounts of the order, which has no row in
-- `order_taxes` then. Orders of before keep their rows.
ALTER TABLE orders ADD COLUMN charge_id INTEGER REFERENCES charged_taxes (id);
