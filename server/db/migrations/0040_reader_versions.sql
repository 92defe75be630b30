-- By which reader stored lines were read; the sweep reads again what an older one has read.
ALTER TABLE recipes ADD COLUMN reader_version smallint NOT NULL DEFAULT 0;
CREATE INDEX recipes_reader_version ON recipes (reader_version);
ALTER TABLE shopping_lines ADD COLUMN reader_version smallint NOT NULL DEFAULT 0;
-- What the plan has made was not read from its words.
CREATE INDEX shopping_lines_reader_version ON shopping_lines (reader_version) WHERE NOT made;
