-- Orders that were not taxed and whose stated VAT number cannot be right, or is missing under reverse charge: a return
-- tells them, and to read the numbers of all its orders would take too long. Totals, recomputed with the others.

-- `net` is what no tax was charged on. The program gives SQL the function `is_vat_number`.
CREATE TABLE vat_number_doubts (
  day        INTEGER NOT NULL,
  order_id   INTEGER NOT NULL,
  is_missing INTEGER NOT NULL CHECK (is_missing IN (0, 1)),
  net        INTEGER NOT NULL,
  PRIMARY KEY (day, order_id)
) STRICT, WITHOUT ROWID;
INSERT INTO vat_number_doubts (day, order_id, is_missing, net)
SELECT o.day, o.id, x.vat_number = '', sum(t.taxable)
FROM order_exemptions x CROSS JOIN orders o ON o.id = x.order_id CROSS JOIN order_taxes t ON t.order_id = o.id
  CROSS JOIN charged_taxes c ON c.id = t.charge_id
WHERE o.status IN (1, 2, 3, 5) AND c.untaxed > 1
  AND CASE x.vat_number WHEN '' THEN x.reason = 2 ELSE NOT is_vat_number(x.vat_number, c.country) END
GROUP BY o.id;
