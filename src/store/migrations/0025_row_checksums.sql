-- What is small beside orders is held by a checksum of each row too, since another program that changes a role, a key or a price
-- changes the indexes over it as well. The checksums stand beside the rows, so that a row that was taken out or put in is found:
-- `part` is the table, `key` the key of the row. Triggers of the program's own connections keep them (`row_checksums.rs`).
CREATE TABLE row_checksums (
  part     TEXT    NOT NULL,
  key      TEXT    NOT NULL,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (part, key)
) STRICT, WITHOUT ROWID;
DROP INDEX products_whole;
DROP INDEX users_whole;
DROP INDEX settings_whole;

-- A SHA-256 of the step, its changes and the digest of the step before: who did what when cannot be changed, and no step taken
-- out, without all digests after it being others. Steps of before get theirs when the file is brought to this version.
ALTER TABLE journal_steps ADD COLUMN digest BLOB;
