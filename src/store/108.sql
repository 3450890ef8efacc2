-- What the sales of a day are divided by: the country of the order (1), the system it came from (2), the tax class of its items
-- (3), the hour (4). `key` is the code of the country, the id of the system, the class, or the hour as two digits; '' is an order without one, or the standard class.
-- `net` is net sales, refunds deducted; that of classes is of the items alone.
CREATE TABLE divided_days (
  division INTEGER NOT NULL CHECK (division BETWEEN 1 AND 4),
  day      INTEGER NOT NULL,
  key      TEXT    NOT NULL,
  net      INTEGER NOT NULL,
  PRIMARY KEY (division, day, key)
) STRICT, WITHOUT ROWID;

INSERT INTO divided_days (division, day, key, net)
SELECT division, day, key, sum(net) FROM (
  SELECT 1 AS division, day, upper(trim(country)) AS key, total - tax - shipping_tax - shipping AS net
  FROM orders WHERE status IN (1, 2, 3, 5)
  UNION ALL
  SELECT 2, day, coalesce(CAST(source_id AS TEXT), ''), total - tax - shipping_tax - shipping
  FROM orders WHERE status IN (1, 2, 3, 5)
  UNION ALL
  SELECT 4, day, printf('%02d', second / 3600), total - tax - shipping_tax - shipping
  FROM orders WHERE status IN (1, 2, 3, 5)
  UNION ALL
  SELECT d.division, r.day,
    CASE d.division WHEN 1 THEN upper(trim(coalesce(o.country, ''))) WHEN 2 THEN coalesce(CAST(o.source_id AS TEXT), '')
      ELSE printf('%02d', r.second / 3600) END,
    r.settled_tax + r.settled_shipping_tax + r.settled_shipping - r.amount
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN (SELECT 1 AS division UNION SELECT 2 UNION SELECT 4) d
  WHERE r.order_id IS NULL OR o.status IN (1, 2, 3, 5)
  UNION ALL
  SELECT 3, o.day, i.class, i.total
  FROM orders o CROSS JOIN order_items i ON i.order_id = o.id WHERE o.status IN (1, 2, 3, 5)
  UNION ALL
  SELECT 3, r.day, (
      SELECT s.class FROM order_items s
      WHERE s.order_id = r.order_id AND s.product_id IS i.product_id ORDER BY s.position LIMIT 1),
    -i.total
  FROM refunds r LEFT JOIN orders o ON o.id = r.order_id CROSS JOIN refund_items i ON i.refund_id = r.id
  WHERE r.order_id IS NULL OR o.status IN (1, 2, 3, 5)
) WHERE key IS NOT NULL GROUP BY division, day, key HAVING sum(net) <> 0;
