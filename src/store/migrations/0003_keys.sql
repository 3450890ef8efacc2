-- API keys, so that programs reach the shop over HTTP in a user's name. A key and its secret are shown
-- once and not kept: `key_hash` (SHA-256 of the key) finds it, `secret_hash` (SHA-256 of the secret) and
-- the states of HMAC after the secret recognise what its holder sends and signs. A revoked key stays in
-- the list, without what recognised it.
CREATE TABLE api_keys (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id      INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  label        TEXT    NOT NULL,
  permission   TEXT    NOT NULL CHECK (permission IN ('read', 'read_write')),
  ending       TEXT    NOT NULL,
  key_hash     BLOB    NOT NULL UNIQUE,
  secret_hash  BLOB    NOT NULL,
  hmac_sha1    BLOB    NOT NULL,
  hmac_sha256  BLOB    NOT NULL,
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at   INTEGER
) STRICT;
CREATE INDEX api_keys_by_user ON api_keys (user_id);
