-- What a list leaves out because it is at home, by dish and good, as it stood when the list was last read; and what
-- is to be bought all the same.
ALTER TABLE shopping_lists ADD COLUMN home jsonb NOT NULL DEFAULT '{}';
ALTER TABLE shopping_lists ADD COLUMN bought_anyway text[] NOT NULL DEFAULT '{}';
