-- One shop on several devices, which apply one list of changes in the same order. `group_place` has a row while the
-- shop is shared: the last entry of the list that this file has, and the last members of the group, as texts that the
-- store does not read. It is written in the transaction of the entry, so that no entry is applied twice or left out.
-- A device that joins first gets a copy of the shop: until then it `awaits_copy`, and applies nothing.
-- `group_proposals` has the ids of the changes that were applied last, so that one that was sent twice is made once.
CREATE TABLE group_place (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  position    INTEGER,
  entry       TEXT,
  membership  TEXT,
  awaits_copy INTEGER NOT NULL DEFAULT 0 CHECK (awaits_copy IN (0, 1))
) STRICT;

CREATE TABLE group_proposals (
  id       TEXT    PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- The device where a step was made, whose undo takes it back; none in a shop that is not shared.
ALTER TABLE journal_steps ADD COLUMN device INTEGER;
CREATE INDEX journal_steps_by_device ON journal_steps (device, state, id) WHERE state IS NOT NULL;
