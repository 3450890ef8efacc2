//! Taxes by day and rate: what the tax summary reads. Recomputed as all totals are, out of the taxes of
//! the orders that count and of refunds on their own date.

pub(super) const CLEAR: &str = "DELETE FROM tax_days WHERE day IN (SELECT day FROM temp.touched_days)";
pub(super) const FILL: &str = "
  INSERT INTO tax_days
    (day, charge_id, orders, taxable, tax, shipping_tax, refunded_taxable, refunded_tax, refunded_shipping_tax)
  SELECT day, charge_id, sum(orders), sum(taxable), sum(tax), sum(shipping_tax), sum(refunded_taxable),
    sum(refunded_tax), sum(refunded_shipping_tax)
  FROM (
    SELECT o.day, t.charge_id, count(DISTINCT o.id) AS orders, sum(t.taxable) AS taxable, sum(t.tax) AS tax,
      sum(t.shipping_tax) AS shipping_tax, 0 AS refunded_taxable, 0 AS refunded_tax, 0 AS refunded_shipping_tax
    FROM temp.touched_days d CROSS JOIN orders o ON o.day = d.day CROSS JOIN order_taxes t ON t.order_id = o.id
    WHERE o.status IN (1, 2, 3, 5) GROUP BY o.day, t.charge_id
    UNION ALL
    SELECT r.day, t.charge_id, 0, 0, 0, 0, sum(t.taxable), sum(t.tax), sum(t.shipping_tax)
    FROM temp.touched_days d CROSS JOIN refunds r ON r.day = d.day LEFT JOIN orders o ON o.id = r.order_id
      CROSS JOIN refund_taxes t ON t.refund_id = r.id
    WHERE r.order_id IS NULL OR o.status IN (1, 2, 3, 5) GROUP BY r.day, t.charge_id
  )
  GROUP BY day, charge_id";
