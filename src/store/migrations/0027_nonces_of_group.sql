-- A signed request that changes a shop on several devices counts once on all of them together: its nonce is entered with the
-- change, on every device. Such rows are told apart from those of this device alone (`of_group` 0), since the files of all
-- devices must have the same ones.
CREATE TABLE nonces_anew (
  of_group  INTEGER NOT NULL,
  timestamp INTEGER NOT NULL,
  key_id    INTEGER NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  nonce     BLOB    NOT NULL,
  PRIMARY KEY (of_group, timestamp, key_id, nonce)
) STRICT, WITHOUT ROWID;
INSERT INTO nonces_anew (of_group, timestamp, key_id, nonce) SELECT 0, timestamp, key_id, nonce FROM nonces;
DROP TABLE nonces;
ALTER TABLE nonces_anew RENAME TO nonces;
