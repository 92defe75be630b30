-- What is known of who eats in a kitchen. A person takes their own row along when they move; a name without
-- an account (a child, a guest) belongs to its kitchen. Without a row a person eats one portion of anything.
CREATE TABLE eaters (
  id text PRIMARY KEY,
  person_id text UNIQUE REFERENCES people ON DELETE CASCADE,
  kitchen_id text REFERENCES kitchens ON DELETE CASCADE,
  name text,
  portion numeric(3, 2) NOT NULL DEFAULT 1 CHECK (portion > 0),
  diets text[] NOT NULL DEFAULT '{}',
  -- NULL: nobody has said; empty: there are none.
  allergies text[],
  -- As they were typed: what is not understood is kept, too.
  dislikes text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((person_id IS NULL) <> (kitchen_id IS NULL)),
  CHECK ((kitchen_id IS NULL) = (name IS NULL))
);
CREATE INDEX eaters_kitchen ON eaters (kitchen_id) WHERE kitchen_id IS NOT NULL;
