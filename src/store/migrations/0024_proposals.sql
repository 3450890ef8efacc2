-- An entry of the list may have several proposals, so that positions are not unique. They have no index, which would be one page
-- more for each change: proposals are forgotten by some hundred entries at once.
CREATE TABLE group_proposals_by_id (
  id       TEXT    PRIMARY KEY,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO group_proposals_by_id (id, position) SELECT id, position FROM group_proposals;
DROP TABLE group_proposals;
ALTER TABLE group_proposals_by_id RENAME TO group_proposals;
