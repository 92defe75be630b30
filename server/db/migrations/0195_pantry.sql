-- What comes into a kitchen and what goes: bought with a line that was ticked, cooked with a dish of the plan, or
-- said by somebody. They outlast the line and the dish, and what is at home is told from them.
CREATE TABLE pantry_moves (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('bought', 'cooked', 'said')),
  -- By which goods are told apart; empty where a dish was cooked that needs nothing.
  key text NOT NULL,
  text text NOT NULL,
  food text,
  quality text,
  -- Null where nobody knows how much; 0 when somebody said that there is none.
  quantity double precision,
  unit text,
  moved_at timestamptz NOT NULL,
  line_id text REFERENCES shopping_lines ON DELETE SET NULL,
  -- The line as it was read.
  line_version int,
  entry_id text REFERENCES plan_entries ON DELETE SET NULL,
  person_id text REFERENCES people ON DELETE SET NULL
);
CREATE INDEX pantry_moves_key ON pantry_moves (kitchen_id, key, moved_at);
CREATE INDEX pantry_moves_recent ON pantry_moves (kitchen_id, moved_at DESC, id);
CREATE UNIQUE INDEX pantry_moves_line ON pantry_moves (line_id) WHERE line_id IS NOT NULL;
CREATE INDEX pantry_moves_entry ON pantry_moves (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX pantry_moves_person ON pantry_moves (person_id) WHERE person_id IS NOT NULL;

-- What is at home by what is known so far.
CREATE TABLE pantry_items (
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  key text NOT NULL,
  text text NOT NULL,
  food text,
  quality text,
  quantity double precision,
  unit text,
  -- When it was last bought or somebody last said so.
  seen_at timestamptz NOT NULL,
  said boolean NOT NULL,
  PRIMARY KEY (kitchen_id, key)
);

CREATE TRIGGER told_added AFTER INSERT ON pantry_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('pantry');
CREATE TRIGGER told_changed AFTER UPDATE ON pantry_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('pantry');
CREATE TRIGGER told_gone AFTER DELETE ON pantry_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('pantry');

-- What was ticked is at home, also on a list that was removed since.
CREATE INDEX shopping_lists_of_kitchen ON shopping_lists (kitchen_id);
