-- Periods are closed once their tax is settled: what is dated in one does not change any more, and what was filed for it stays
-- as it was.

-- The closed periods, which do not overlap, and the returns that were filed for them. `period` is the text of its months,
-- `2026-07` or `2026-07..2026-09`; `at` is by the shop's clock. `filed` is 0 for a closing, which has no form and no figures.
CREATE TABLE period_records (
  period  TEXT NOT NULL,
  filed   INTEGER NOT NULL CHECK (filed IN (0, 1)),
  form    TEXT NOT NULL,
  at      TEXT NOT NULL,
  login   TEXT NOT NULL,
  figures TEXT NOT NULL,
  PRIMARY KEY (period, filed, form)
) STRICT, WITHOUT ROWID;

-- What is dated on each day of a closed period, as a SHA-256; no row for a day on which nothing is.
CREATE TABLE closed_days (
  day    INTEGER PRIMARY KEY,
  digest BLOB NOT NULL
) STRICT;
