-- The trial kitchen that was left behind when this session signed in, until its person says whether it comes along.
ALTER TABLE sessions ADD COLUMN trial_id text REFERENCES people ON DELETE SET NULL;
CREATE INDEX sessions_trial ON sessions (trial_id) WHERE trial_id IS NOT NULL;
