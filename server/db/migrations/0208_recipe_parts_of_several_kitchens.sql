-- A person cooks in several kitchens. One of them in which nobody else does hides nothing from anybody, so it does not
-- count; and whoever comes to a kitchen changes what the dishes of all who cook there may take.
CREATE OR REPLACE FUNCTION may_take_of(taker text, author text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT taker = author OR (
    EXISTS (SELECT 1 FROM kitchen_members mine JOIN kitchen_members theirs ON theirs.kitchen_id = mine.kitchen_id
      WHERE mine.person_id = taker AND theirs.person_id = author)
    AND NOT EXISTS (SELECT 1 FROM kitchen_members mine
      JOIN kitchen_members others ON others.kitchen_id = mine.kitchen_id AND others.person_id <> taker
      WHERE mine.person_id = taker AND NOT EXISTS (SELECT 1 FROM kitchen_members theirs
        WHERE theirs.kitchen_id = mine.kitchen_id AND theirs.person_id = author)))
$$;

CREATE OR REPLACE FUNCTION settle_recipe_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
BEGIN
  SELECT array_agg(DISTINCT person_id) INTO touched FROM (
    SELECT person_id FROM changed
    UNION SELECT m.person_id FROM kitchen_members m JOIN changed c ON c.kitchen_id = m.kitchen_id) all_there;
  WITH RECURSIVE stale (recipe_id, part_id) AS (
    SELECT l.recipe_id, l.part_id
    FROM recipe_parts l JOIN recipes r ON r.id = l.recipe_id JOIN recipes p ON p.id = l.part_id
    WHERE r.person_id <> p.person_id AND (r.person_id = ANY(touched) OR p.person_id = ANY(touched))
      AND NOT may_take_of(r.person_id, p.person_id)
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
    AND (r.person_id = ANY(touched) OR p.person_id = ANY(touched))
    AND may_take_of(r.person_id, p.person_id);
  RETURN NULL;
END $$;
