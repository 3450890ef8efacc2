-- SQLite has no checksums of its own, so that a bit that turns over in an amount is another amount. Each order and
-- each refund keeps a CRC-32 of what was written of it, its lines and taxes included (`checksums.rs`); those that
-- were there before get theirs when the file is brought to this version. What is small beside them has an index
-- over all that it says instead, which SQLite's own check holds against the rows.

ALTER TABLE orders ADD COLUMN checksum INTEGER;
ALTER TABLE refunds ADD COLUMN checksum INTEGER;

CREATE INDEX products_whole ON products (id, sku, name, deleted, price, price_rest, class);
CREATE INDEX users_whole ON users (id, name, email, street, city, state, postcode, country, archived, password);
CREATE INDEX settings_whole ON settings (key, value);
