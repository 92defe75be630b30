-- In a copy with other foods: which line each took the place of. Its steps still call the food what it was.
ALTER TABLE recipes ADD COLUMN replaced jsonb NOT NULL DEFAULT '[]';
