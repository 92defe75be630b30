-- Links that open one thing of a kitchen's to whoever holds them: its calendar or, where it names one, a list.
CREATE TABLE open_links (
  token_hash bytea PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  list_id text REFERENCES shopping_lists ON DELETE CASCADE,
  -- The link itself, for the people of the kitchen.
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX open_links_one ON open_links (kitchen_id, list_id) NULLS NOT DISTINCT;
CREATE INDEX open_links_list ON open_links (list_id) WHERE list_id IS NOT NULL;
