-- Changes that devices made, perhaps without a connection, and what became of them: each is made once, however
-- often it is sent. The code of the refusal stands beside one that was not made.
CREATE TABLE applied_changes (
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  id uuid NOT NULL,
  refused text,
  applied_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, id)
);
CREATE INDEX applied_changes_applied ON applied_changes (applied_at);
