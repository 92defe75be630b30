-- In which order the kitchen walks through a shop that it has named, by its name; empty for the usual one.
ALTER TABLE kitchens ADD COLUMN shop_orders jsonb NOT NULL DEFAULT '{}';
-- In which of them this list is bought.
ALTER TABLE shopping_lists ADD COLUMN shop text;
