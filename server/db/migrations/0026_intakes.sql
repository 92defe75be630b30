-- What was found in files that a person brought, until they say what of it they want. Photos wait here
-- too: another server may be the one that is asked to take them.
CREATE TABLE intakes (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'found' CHECK (status IN ('found', 'taking', 'done')),
  as_drafts boolean NOT NULL DEFAULT false,
  -- How much is kept for it, so that all together can be held to a limit.
  bytes bigint NOT NULL DEFAULT 0,
  troubles jsonb NOT NULL DEFAULT '[]',
  more_troubles int NOT NULL DEFAULT 0,
  touched_at timestamptz NOT NULL
);
CREATE INDEX intakes_person ON intakes (person_id);
CREATE INDEX intakes_touched ON intakes (touched_at);

CREATE TABLE intake_recipes (
  intake_id text NOT NULL REFERENCES intakes ON DELETE CASCADE,
  -- Its place among all that is found; several files may be read into one intake.
  position bigint GENERATED ALWAYS AS IDENTITY,
  recipe jsonb NOT NULL,
  fingerprint text NOT NULL,
  known boolean NOT NULL,
  photo bytea,
  photo_url text,
  photo_left boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'found'
    CHECK (state IN ('found', 'chosen', 'left', 'taken', 'failed')),
  recipe_id text,
  PRIMARY KEY (intake_id, position)
);
-- Photos are packed already.
ALTER TABLE intake_recipes ALTER COLUMN photo SET STORAGE EXTERNAL;
