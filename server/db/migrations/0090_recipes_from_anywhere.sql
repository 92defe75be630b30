-- A recipe may be written in any language, and says who wrote it where it was read.
ALTER TABLE recipes DROP CONSTRAINT recipes_language_check;
ALTER TABLE recipes ADD CONSTRAINT recipes_language_check CHECK (language ~ '^[a-z]{2,3}$');
ALTER TABLE recipes ADD COLUMN source_author text;
