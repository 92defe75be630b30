-- What readers say is wrong with a publication, until an operator has looked.
CREATE TABLE reports (
  id text PRIMARY KEY,
  publication_id text NOT NULL REFERENCES publications ON DELETE CASCADE,
  -- Null for somebody without an account.
  person_id text REFERENCES people ON DELETE SET NULL,
  reason text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
-- The queue, and once a person while nobody has looked.
CREATE INDEX reports_open ON reports (publication_id, created_at) WHERE settled_at IS NULL;
CREATE UNIQUE INDEX reports_once ON reports (publication_id, person_id) WHERE settled_at IS NULL;
CREATE INDEX reports_person ON reports (person_id);

-- Why an operator took it out of the feed; its author cannot put it back until they are allowed to.
ALTER TABLE publications ADD COLUMN hidden_because text;
