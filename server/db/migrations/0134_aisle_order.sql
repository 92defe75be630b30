-- In which order the kitchen walks through its shop; empty for the usual one.
ALTER TABLE kitchens ADD COLUMN aisles text[] NOT NULL DEFAULT '{}';
