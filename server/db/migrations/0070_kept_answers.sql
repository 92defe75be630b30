-- The first answer to a call that carries an Idempotency-Key; null while the call runs.
CREATE TABLE kept_answers (
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  status int,
  -- Sealed: an answer may hold a link or a secret that is shown only once.
  answer text,
  PRIMARY KEY (person_id, key_hash)
);
CREATE INDEX kept_answers_begun ON kept_answers (begun_at);
