-- Named collections of a kitchen's recipes. One that was deleted is kept for a while, so that it can be brought back.
CREATE TABLE cookbooks (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  name text NOT NULL,
  position int NOT NULL,
  created_at timestamptz NOT NULL,
  -- Of the name, the order and what stands in it, so that whoever looks on is told.
  changed_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX cookbooks_kitchen ON cookbooks (kitchen_id, position);
CREATE INDEX cookbooks_removed ON cookbooks (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE cookbook_recipes (
  cookbook_id text NOT NULL REFERENCES cookbooks ON DELETE CASCADE,
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (cookbook_id, recipe_id)
);
CREATE INDEX cookbook_recipes_recipe ON cookbook_recipes (recipe_id);

CREATE TRIGGER told_added AFTER INSERT ON cookbooks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('recipes');
CREATE TRIGGER told_changed AFTER UPDATE ON cookbooks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('recipes');
