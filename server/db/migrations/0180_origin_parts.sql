-- What a dish takes of a thing that is bought whole: the juice of a lime, the yolk of an egg.
ALTER TABLE shopping_line_origins ADD COLUMN part text;
