-- A change that an agent asked for and a person decides.
CREATE TABLE proposals (
  id text PRIMARY KEY,
  grant_id text NOT NULL REFERENCES grants ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('recipe_draft', 'plan_entry', 'shopping_list')),
  payload jsonb NOT NULL,
  status text NOT NULL DEFAULT 'needs_user_confirmation'
    CHECK (status IN ('needs_user_confirmation', 'applied', 'rejected', 'expired', 'withdrawn')),
  automatic boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- What it became: {kind, id, url}
  applied jsonb
);
CREATE INDEX proposals_person ON proposals (person_id, created_at DESC, id);
CREATE INDEX proposals_waiting ON proposals (person_id, expires_at) WHERE status = 'needs_user_confirmation';
CREATE INDEX proposals_grant ON proposals (grant_id, created_at);
CREATE INDEX proposals_expiry ON proposals (expires_at) WHERE status = 'needs_user_confirmation';
CREATE INDEX proposals_decided ON proposals (decided_at) WHERE decided_at IS NOT NULL;
