-- Lines of purchases whose tax customs are paid (treatment 3), or which the shop owes in place of that (4).
CREATE TABLE purchase_lines_new (
  purchase_id    INTEGER NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  position       INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  rate           INTEGER CHECK (rate BETWEEN 0 AND 1000000),
  code           TEXT    NOT NULL,
  kind           INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
  treatment      INTEGER NOT NULL CHECK (treatment BETWEEN 0 AND 4),
  deductible     INTEGER NOT NULL CHECK (deductible BETWEEN 0 AND 1000000),
  deductible_tax INTEGER NOT NULL,
  PRIMARY KEY (purchase_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO purchase_lines_new
  SELECT purchase_id, position, net, tax, rate, code, kind, treatment, deductible, deductible_tax FROM purchase_lines;
DROP TABLE purchase_lines;
ALTER TABLE purchase_lines_new RENAME TO purchase_lines;
