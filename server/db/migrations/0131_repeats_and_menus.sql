-- A dish that comes again by weekdays. Its entries stand in the plan some months ahead, up to `through`; one that
-- somebody took off does not come back.
CREATE TABLE plan_repeats (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  first date NOT NULL,
  -- Monday is 0.
  weekdays smallint[] NOT NULL,
  every_weeks smallint NOT NULL CHECK (every_weeks > 0),
  until date,
  through date NOT NULL,
  slot text NOT NULL,
  kind text NOT NULL,
  recipe_id text REFERENCES recipes ON DELETE SET NULL,
  title text NOT NULL,
  note text NOT NULL,
  servings int NOT NULL,
  added_by text REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX plan_repeats_kitchen ON plan_repeats (kitchen_id);
CREATE INDEX plan_repeats_recipe ON plan_repeats (recipe_id) WHERE recipe_id IS NOT NULL;
CREATE INDEX plan_repeats_added_by ON plan_repeats (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX plan_repeats_through ON plan_repeats (through);
ALTER TABLE plan_entries ADD COLUMN repeat_id text REFERENCES plan_repeats ON DELETE SET NULL;
CREATE INDEX plan_entries_repeat ON plan_entries (repeat_id, date) WHERE repeat_id IS NOT NULL;

-- A week that was saved under a name, to be put on other weeks.
CREATE TABLE plan_menus (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX plan_menus_kitchen ON plan_menus (kitchen_id);
CREATE INDEX plan_menus_removed ON plan_menus (removed_at) WHERE removed_at IS NOT NULL;
CREATE TABLE plan_menu_dishes (
  menu_id text NOT NULL REFERENCES plan_menus ON DELETE CASCADE,
  position int NOT NULL,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  slot text NOT NULL,
  kind text NOT NULL,
  recipe_id text REFERENCES recipes ON DELETE SET NULL,
  title text NOT NULL,
  note text NOT NULL,
  servings int NOT NULL,
  PRIMARY KEY (menu_id, position)
);
CREATE INDEX plan_menu_dishes_recipe ON plan_menu_dishes (recipe_id) WHERE recipe_id IS NOT NULL;
