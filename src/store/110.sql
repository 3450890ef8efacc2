-- The category of a line: the word of a built-in one, or the key of one of the shop's own; '' where nobody gave it one.
-- The table of a shop's own is made of the fields of their noun.
ALTER TABLE purchase_lines ADD COLUMN category TEXT NOT NULL DEFAULT '';
