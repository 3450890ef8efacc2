-- The files that are kept with purchases, by the SHA-256 of their bytes: electronic invoices as they came, and scans of receipts. A
-- purchase names its own (`purchases.files`). A row is never changed, nor deleted: undo brings back the purchase that names it.
CREATE TABLE kept_files (
  digest TEXT PRIMARY KEY,
  bytes  BLOB NOT NULL
) STRICT;
