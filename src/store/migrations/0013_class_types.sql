-- What a tax return has to know of what is sold in a class, where somebody stated it: the rest is derived. By slug, since the
-- standard class has no row of its own.
CREATE TABLE class_types (
  slug      TEXT PRIMARY KEY,
  rate_type TEXT CHECK (rate_type IN ('standard', 'reduced', 'zero', 'exempt')),
  kind      TEXT CHECK (kind IN ('goods', 'services'))
) STRICT, WITHOUT ROWID;
