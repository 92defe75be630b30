-- What a file says beside its recipes: of each, whose rating and dates these are; and a household around them.
ALTER TABLE intake_recipes
  ADD COLUMN about jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN servings_said boolean NOT NULL DEFAULT true;
ALTER TABLE intakes
  ADD COLUMN household jsonb,
  -- What of it was put into the kitchen, so that it can be taken back.
  ADD COLUMN household_made jsonb;

-- Photos besides the first.
CREATE TABLE intake_more_photos (
  intake_id text NOT NULL,
  position bigint NOT NULL,
  place int NOT NULL,
  photo bytea NOT NULL,
  PRIMARY KEY (intake_id, position, place),
  FOREIGN KEY (intake_id, position) REFERENCES intake_recipes ON DELETE CASCADE
);
ALTER TABLE intake_more_photos ALTER COLUMN photo SET STORAGE EXTERNAL;
