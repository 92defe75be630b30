CREATE TABLE kitchens (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A person cooks in one kitchen at a time; joining another leaves the one before.
CREATE TABLE kitchen_members (
  person_id text PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX kitchen_members_kitchen ON kitchen_members (kitchen_id);

CREATE TABLE kitchen_invitations (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  invited_by text NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE UNIQUE INDEX kitchen_invitations_token ON kitchen_invitations (token_hash);
CREATE INDEX kitchen_invitations_kitchen ON kitchen_invitations (kitchen_id);
CREATE INDEX kitchen_invitations_expiry ON kitchen_invitations (expires_at);
