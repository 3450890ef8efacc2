-- The bytes of documents of invoices, so that no later version of this program or of a font changes what was sent, and the
-- reference that a customer wants on each invoice.

-- The bytes of a document in a format, made once: when it was numbered, or when it was first written so. `number` is that of an
-- invoice. A row is never changed or deleted. Each device makes its own, so these are in no change that devices share.
CREATE TABLE invoice_files (
  number TEXT NOT NULL REFERENCES invoices (number),
  format TEXT NOT NULL CHECK (format IN ('pdf', 'factur-x', 'xrechnung')),
  bytes  BLOB NOT NULL,
  PRIMARY KEY (number, format)
) STRICT;

ALTER TABLE users ADD COLUMN buyer_reference TEXT NOT NULL DEFAULT '';
-- The checksums of those that are as they were written.
UPDATE row_checksums AS c SET checksum = (
    SELECT row_checksum(login, name, email, role, password, registered_at, registered_day, registered_second, street, city,
      state, postcode, country, archived, vat_number, buyer_reference)
    FROM users WHERE '|' || id = c.key)
  WHERE part = 'users' AND checksum = (
    SELECT row_checksum(login, name, email, role, password, registered_at, registered_day, registered_second, street, city,
      state, postcode, country, archived, vat_number)
    FROM users WHERE '|' || id = c.key);
