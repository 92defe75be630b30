-- The author of a recipe lets those who cook with them in a kitchen change it. Whoever leaves the kitchen takes that back.
CREATE TABLE recipe_editors (
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  author_id text NOT NULL,
  kitchen_id text NOT NULL,
  PRIMARY KEY (recipe_id, kitchen_id),
  FOREIGN KEY (author_id, kitchen_id) REFERENCES kitchen_members (person_id, kitchen_id) ON DELETE CASCADE
);
CREATE INDEX recipe_editors_author ON recipe_editors (author_id, kitchen_id);

CREATE TRIGGER told_added AFTER INSERT ON recipe_editors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('recipes');
CREATE TRIGGER told_gone AFTER DELETE ON recipe_editors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('recipes');

-- What a ready recipe said after each saving, and who saved. The last one is the recipe as it is; so many are kept.
CREATE TABLE recipe_versions (
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  -- The recipe's own count of savings.
  number int NOT NULL,
  person_id text REFERENCES people ON DELETE SET NULL,
  saved_at timestamptz NOT NULL,
  -- Where an earlier one was taken back: when that one had been saved.
  taken_back timestamptz,
  -- Nobody adds to it: what stood there before the first change that was remembered, or one that was taken back.
  closed boolean NOT NULL,
  content jsonb NOT NULL,
  photos text[] NOT NULL,
  PRIMARY KEY (recipe_id, number)
);
CREATE INDEX recipe_versions_person ON recipe_versions (person_id);
CREATE INDEX recipe_versions_photos ON recipe_versions USING gin (photos) WHERE photos <> '{}';

-- Who saved it last.
ALTER TABLE recipes ADD COLUMN changed_by text REFERENCES people ON DELETE SET NULL;
CREATE INDEX recipes_changed_by ON recipes (changed_by) WHERE changed_by IS NOT NULL;

-- Only its author changes what the feed shows. While others have changed the recipe since, the feed shows a row of its
-- own with what it said then: no list, shelf or kitchen knows of that row, for it counts as removed.
ALTER TABLE recipes ADD COLUMN shown_for text REFERENCES recipes ON DELETE CASCADE;
CREATE UNIQUE INDEX recipes_shown_for ON recipes (shown_for) WHERE shown_for IS NOT NULL;
ALTER TABLE publications ADD COLUMN shown_id text REFERENCES recipes ON DELETE SET NULL;
CREATE UNIQUE INDEX publications_shown ON publications (shown_id) WHERE shown_id IS NOT NULL;
