-- The version of the rules by which the devices of a shared shop apply changes. An entry of their list raises it, once
-- all of them have a program that knows the newer one.
ALTER TABLE group_place ADD COLUMN rules INTEGER NOT NULL DEFAULT 1 CHECK (rules > 0);
