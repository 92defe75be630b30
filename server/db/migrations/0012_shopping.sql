CREATE TABLE shopping_lists (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  name text NOT NULL,
  -- The one that new lines go to when nobody names a list.
  is_current boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX shopping_lists_kitchen ON shopping_lists (kitchen_id, created_at) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX shopping_lists_current ON shopping_lists (kitchen_id) WHERE is_current AND removed_at IS NULL;
CREATE INDEX shopping_lists_removed ON shopping_lists (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE shopping_lines (
  id text PRIMARY KEY,
  list_id text NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  position int NOT NULL,
  -- The line as typed; what was understood of it stands beside.
  text text NOT NULL,
  food text,
  quantity double precision,
  unit text,
  note text,
  ticked_at timestamptz,
  added_by text REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX shopping_lines_list ON shopping_lines (list_id, position) WHERE removed_at IS NULL;
CREATE INDEX shopping_lines_added_by ON shopping_lines (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX shopping_lines_removed ON shopping_lines (removed_at) WHERE removed_at IS NOT NULL;

-- For which dishes a line is there; a line without origins was typed by a person.
CREATE TABLE shopping_line_origins (
  line_id text NOT NULL REFERENCES shopping_lines ON DELETE CASCADE,
  position int NOT NULL,
  plan_entry_id text REFERENCES plan_entries ON DELETE CASCADE,
  recipe_id text REFERENCES recipes ON DELETE SET NULL,
  title text NOT NULL,
  quantity double precision,
  unit text,
  PRIMARY KEY (line_id, position)
);
CREATE INDEX shopping_line_origins_entry ON shopping_line_origins (plan_entry_id) WHERE plan_entry_id IS NOT NULL;
CREATE INDEX shopping_line_origins_recipe ON shopping_line_origins (recipe_id) WHERE recipe_id IS NOT NULL;
