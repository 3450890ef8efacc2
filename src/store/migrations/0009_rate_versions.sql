-- A tax rate changes on a day: what it charged before stays, so that an order is taxed by the rate of its date, and what it
-- will charge waits for its day. `tax_rates` has the rates that are in force, with what they charge at present, as before.

-- The other versions of a rate. `percent` is in ten-thousandths, NULL where the rate is not in force. By `state`: 0, it was in
-- force up to the day before `day`; 1, it comes into force on `day`; 2, it came into force on `day` and that was undone.
CREATE TABLE tax_rate_versions (
  rate_id INTEGER NOT NULL,
  state   INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
  day     INTEGER NOT NULL,
  percent INTEGER CHECK (percent BETWEEN -9999999 AND 9999999),
  PRIMARY KEY (rate_id, state, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX tax_rate_versions_planned ON tax_rate_versions (day) WHERE state = 1;

-- Rates that are not in force at present, as JSON. Their ids are of the same sequence as those of `tax_rates`.
CREATE TABLE inactive_tax_rates (
  id   INTEGER PRIMARY KEY,
  rate TEXT NOT NULL CHECK (json_valid(rate))
) STRICT;
