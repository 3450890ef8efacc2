-- The VAT number of a customer that is a business, as it was written. An order keeps the one that it was untaxed for.
ALTER TABLE users ADD COLUMN vat_number TEXT NOT NULL DEFAULT '';
