-- Dishes that were chosen before anybody knows for when.
CREATE TABLE tray_dishes (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  added_by text REFERENCES people ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kitchen_id, recipe_id)
);
CREATE INDEX tray_dishes_recipe ON tray_dishes (recipe_id);
CREATE INDEX tray_dishes_added_by ON tray_dishes (added_by) WHERE added_by IS NOT NULL;
