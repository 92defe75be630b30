-- What a recipe also says: tips, the yield in words («2 буханці»), waiting, tools, a film, more photos.
ALTER TABLE recipes
  ADD COLUMN notes text NOT NULL DEFAULT '',
  ADD COLUMN yield_text text,
  ADD COLUMN rest_minutes int,
  ADD COLUMN equipment text[] NOT NULL DEFAULT '{}',
  ADD COLUMN video_url text,
  ADD COLUMN more_photos text[] NOT NULL DEFAULT '{}';
CREATE INDEX recipes_more_photos ON recipes USING gin (more_photos) WHERE more_photos <> '{}';

-- An array cannot refer to a table: a photo that goes is taken out of it here.
CREATE FUNCTION forget_more_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recipes SET more_photos = array_remove(more_photos, OLD.id)
  WHERE more_photos <> '{}' AND more_photos @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
CREATE TRIGGER photos_forgotten AFTER DELETE ON photos
  FOR EACH ROW EXECUTE FUNCTION forget_more_photos();

-- What one person thinks of a dish, and tells nobody.
CREATE TABLE recipe_opinions (
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  rating int CHECK (rating BETWEEN 1 AND 5),
  note text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, recipe_id)
);
CREATE INDEX recipe_opinions_recipe ON recipe_opinions (recipe_id);
