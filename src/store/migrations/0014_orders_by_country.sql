-- Orders by the country that they are shipped to, with their status: the palette counts those of a country while its
-- name is typed, and the list shows them. Orders without a customer may have none.
CREATE INDEX orders_by_country ON orders (country, status) WHERE country <> '';
