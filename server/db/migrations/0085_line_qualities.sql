-- What tells a product of the food apart («2.5%,lactose-free»): lines of other qualities are other rows.
ALTER TABLE shopping_lines ADD COLUMN quality text;
