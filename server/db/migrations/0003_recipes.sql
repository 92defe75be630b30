CREATE TABLE photos (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  width int NOT NULL,
  height int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX photos_person ON photos (person_id);

CREATE TABLE recipes (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('draft', 'ready')),
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  language text NOT NULL CHECK (language IN ('uk', 'en')),
  servings int NOT NULL CHECK (servings > 0),
  prep_minutes int,
  cook_minutes int,
  tags text[] NOT NULL DEFAULT '{}',
  -- Each line as typed, with what was understood of it beside: [{text, …}]
  ingredients jsonb NOT NULL DEFAULT '[]',
  steps jsonb NOT NULL DEFAULT '[]',
  estimated_price int NOT NULL DEFAULT 0,
  photo_id text REFERENCES photos ON DELETE SET NULL,
  source_url text,
  -- What a bulk import knows it by, so that a second run adds nothing.
  import_key text,
  -- Where it was copied from stays said even when that publication goes.
  copied_publication_id text,
  copied_title text,
  copied_author text,
  last_cooked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Removed with an undo: the sweep deletes the row a month later.
  removed_at timestamptz
);
CREATE INDEX recipes_changed ON recipes (person_id, updated_at DESC, id) WHERE removed_at IS NULL;
CREATE INDEX recipes_tags ON recipes USING gin (tags);
CREATE INDEX recipes_photo ON recipes (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX recipes_removed ON recipes (removed_at) WHERE removed_at IS NOT NULL;
CREATE UNIQUE INDEX recipes_import ON recipes (person_id, import_key) WHERE import_key IS NOT NULL;
