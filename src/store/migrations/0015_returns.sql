-- Tax returns: the country of a purchase's supplier and the number of refunds belong to what a return is made of, and
-- some boxes of a form are filled by a person.

-- The country of the supplier, which a purchase of an open period follows and one of a closed period keeps.
ALTER TABLE purchases ADD COLUMN country TEXT NOT NULL DEFAULT '';
UPDATE purchases SET country = (SELECT country FROM suppliers WHERE id = supplier_id);

-- The program recomputes the totals of both tables.
DROP TABLE purchase_days;
CREATE TABLE purchase_days (
  day            INTEGER NOT NULL,
  kind           INTEGER NOT NULL,
  treatment      INTEGER NOT NULL,
  rate           INTEGER NOT NULL,
  country        TEXT    NOT NULL,
  lines          INTEGER NOT NULL,
  net            INTEGER NOT NULL,
  tax            INTEGER NOT NULL,
  deductible_tax INTEGER NOT NULL,
  PRIMARY KEY (day, kind, treatment, rate, country)
) STRICT, WITHOUT ROWID;
ALTER TABLE tax_days ADD COLUMN refunds INTEGER NOT NULL DEFAULT 0;

-- The amounts that a person entered into the boxes of a return, each with a reason. `period` is the text of its months,
-- `form` the name of the form.
CREATE TABLE entered_amounts (
  period TEXT    NOT NULL,
  form   TEXT    NOT NULL,
  box    TEXT    NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT    NOT NULL,
  PRIMARY KEY (period, form, box)
) STRICT, WITHOUT ROWID;
