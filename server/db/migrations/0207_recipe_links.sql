-- A link that opens one recipe to whoever holds it, be it in no feed. It is its author's, and goes with the recipe.
CREATE TABLE recipe_links (
  token_hash bytea PRIMARY KEY,
  recipe_id text NOT NULL UNIQUE REFERENCES recipes ON DELETE CASCADE,
  -- The link itself, for the author to see again.
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);
