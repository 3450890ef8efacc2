-- Requests that were signed with an API key, so that each counts once: also after a restart, and whichever server of the shop it
-- comes to. `timestamp` is the client's, `nonce` the beginning of the SHA-256 of what the client chose. A row is deleted when
-- its timestamp is too old to be taken, and `signed_from` of its key is then after it: what may have been deleted is
-- refused, whatever a clock says that is set back.
CREATE TABLE nonces (
  timestamp INTEGER NOT NULL,
  key_id    INTEGER NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  nonce     BLOB    NOT NULL,
  PRIMARY KEY (timestamp, key_id, nonce)
) STRICT, WITHOUT ROWID;

ALTER TABLE api_keys ADD COLUMN signed_from INTEGER NOT NULL DEFAULT 0;
