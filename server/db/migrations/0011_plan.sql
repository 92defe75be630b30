-- A dish, or a note such as «eating out», on a date and in a meal slot. Cooked entries are the history.
CREATE TABLE plan_entries (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  date date NOT NULL,
  slot text NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
  position int NOT NULL DEFAULT 0,
  recipe_id text REFERENCES recipes ON DELETE SET NULL,
  -- The name stays readable when the recipe goes, and for the other people of the kitchen.
  title text NOT NULL,
  note text NOT NULL DEFAULT '',
  servings int NOT NULL CHECK (servings > 0),
  cooked_at timestamptz,
  added_by text REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX plan_entries_date ON plan_entries (kitchen_id, date, id) WHERE removed_at IS NULL;
CREATE INDEX plan_entries_recipe ON plan_entries (recipe_id) WHERE recipe_id IS NOT NULL;
CREATE INDEX plan_entries_added_by ON plan_entries (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX plan_entries_removed ON plan_entries (removed_at) WHERE removed_at IS NOT NULL;
