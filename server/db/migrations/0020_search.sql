-- What /ask compares with «за 30 хвилин»; the card keeps the cooking time alone.
ALTER TABLE publications ADD COLUMN total_minutes int;
-- Which reading of lexicon and stems the search terms were made by; older ones are made anew at start.
ALTER TABLE publications ADD COLUMN search_version smallint NOT NULL DEFAULT 0;
-- Compressed beside the row rather than fetched from elsewhere: walks along an order look into many.
ALTER TABLE publications ALTER COLUMN search SET STORAGE MAIN;
CREATE INDEX publications_search_version ON publications (search_version) WHERE withdrawn_at IS NULL;

-- In how many published recipes a search term stands; food_df counts those where it names an ingredient.
CREATE TABLE terms (
  term text COLLATE "C" PRIMARY KEY,
  df int NOT NULL,
  food_df int NOT NULL
);

-- What changed since the counts were last folded. Counting in place would make every two authors who
-- publish at once wait for each other at the row of salt.
CREATE TABLE term_changes (
  term text COLLATE "C" NOT NULL,
  df int NOT NULL,
  food_df int NOT NULL
);

CREATE FUNCTION note_new_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term_changes (term, df, food_df)
  SELECT t.lexeme, count(*), count(*) FILTER (WHERE 'B' = ANY (t.weights))
  FROM changed, unnest(changed.search) AS t
  WHERE changed.withdrawn_at IS NULL GROUP BY t.lexeme;
  RETURN NULL;
END $$;

CREATE FUNCTION note_lost_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term_changes (term, df, food_df)
  SELECT t.lexeme, -count(*), -count(*) FILTER (WHERE 'B' = ANY (t.weights))
  FROM changed, unnest(changed.search) AS t
  WHERE changed.withdrawn_at IS NULL GROUP BY t.lexeme;
  RETURN NULL;
END $$;

CREATE FUNCTION note_changed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term_changes (term, df, food_df)
  SELECT lexeme, sum(df), sum(food_df) FROM (
    SELECT t.lexeme, 1 AS df, coalesce('B' = ANY (t.weights), false)::int AS food_df
    FROM unnest(NEW.search) AS t WHERE NEW.withdrawn_at IS NULL
    UNION ALL
    SELECT t.lexeme, -1, -coalesce('B' = ANY (t.weights), false)::int
    FROM unnest(OLD.search) AS t WHERE OLD.withdrawn_at IS NULL
  ) AS both_states
  GROUP BY lexeme HAVING sum(df) <> 0 OR sum(food_df) <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER publications_new_terms AFTER INSERT ON publications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_new_terms();
CREATE TRIGGER publications_lost_terms AFTER DELETE ON publications
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_lost_terms();
CREATE TRIGGER publications_changed_terms AFTER UPDATE OF search, withdrawn_at ON publications
  FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search
    OR OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at)
  EXECUTE FUNCTION note_changed_terms();

INSERT INTO term_changes (term, df, food_df)
SELECT t.lexeme, count(*), 0 FROM publications p, unnest(p.search) AS t
WHERE p.withdrawn_at IS NULL GROUP BY t.lexeme;

-- Finds words that look alike. Where the role may not add it, misspelt words are only sought by their beginning.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX terms_alike ON terms USING gin ((term COLLATE "default") gin_trgm_ops)
    WHERE position(':' IN term) = 0;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
