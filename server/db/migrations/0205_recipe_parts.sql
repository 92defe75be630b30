-- Which recipes a recipe takes as ingredients. What is taken of them stands on its lines; this is how a change of
-- one finds those that take it, and how circles are refused.
CREATE TABLE recipe_parts (
  recipe_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  part_id text NOT NULL REFERENCES recipes ON DELETE CASCADE,
  PRIMARY KEY (recipe_id, part_id)
);
CREATE INDEX recipe_parts_part ON recipe_parts (part_id);

-- Somebody else's recipe may be taken by whoever cooks with its author in every kitchen of theirs: so nobody reads
-- through a dish what they may not read by itself.
CREATE FUNCTION may_take_of(taker text, author text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT taker = author OR (
    EXISTS (SELECT 1 FROM kitchen_members mine WHERE mine.person_id = taker)
    AND NOT EXISTS (SELECT 1 FROM kitchen_members mine WHERE mine.person_id = taker
      AND NOT EXISTS (SELECT 1 FROM kitchen_members theirs
        WHERE theirs.kitchen_id = mine.kitchen_id AND theirs.person_id = author)))
$$;

-- Whoever comes or goes changes who may read whose recipes. What may not be read any more leaves the dishes that
-- took it in this very transaction, whichever way it came about; the sweep then makes the rest of them anew.
CREATE FUNCTION settle_recipe_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE across AS (
    SELECT l.recipe_id, l.part_id, may_take_of(r.person_id, p.person_id) AS may
    FROM recipe_parts l JOIN recipes r ON r.id = l.recipe_id JOIN recipes p ON p.id = l.part_id
    WHERE r.person_id <> p.person_id
      AND (r.person_id IN (SELECT person_id FROM changed) OR p.person_id IN (SELECT person_id FROM changed))
  ), stale (recipe_id, part_id) AS (
    SELECT recipe_id, part_id FROM across WHERE NOT may
    UNION
    -- Those that hold it through another.
    SELECT l.recipe_id, l.part_id FROM recipe_parts l JOIN stale s ON s.recipe_id = l.part_id
  )
  UPDATE recipes r SET reader_version = 0, ingredients = (
    SELECT jsonb_agg(CASE
      WHEN EXISTS (SELECT 1 FROM stale s WHERE s.recipe_id = r.id AND s.part_id = line->'recipe'->>'id')
      THEN (line - 'more') || jsonb_build_object('understood', false,
        'recipe', (line->'recipe') || '{"lost": true}')
      ELSE line END ORDER BY place)
    FROM jsonb_array_elements(r.ingredients) WITH ORDINALITY AS each (line, place))
  WHERE r.id IN (SELECT recipe_id FROM stale) AND jsonb_array_length(r.ingredients) > 0;
  UPDATE recipes r SET reader_version = 0
  FROM recipe_parts l JOIN recipes p ON p.id = l.part_id
  WHERE r.id = l.recipe_id AND r.person_id <> p.person_id
    AND (r.person_id IN (SELECT person_id FROM changed) OR p.person_id IN (SELECT person_id FROM changed))
    AND may_take_of(r.person_id, p.person_id);
  RETURN NULL;
END $$;

CREATE TRIGGER parts_added AFTER INSERT ON kitchen_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_recipe_parts();
CREATE TRIGGER parts_moved AFTER UPDATE ON kitchen_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_recipe_parts();
CREATE TRIGGER parts_gone AFTER DELETE ON kitchen_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_recipe_parts();
