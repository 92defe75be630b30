-- Programs that may ask a person for access. A document client is known by the https address of its metadata.
CREATE TABLE clients (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('registered', 'document')),
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  application_type text NOT NULL CHECK (application_type IN ('web', 'native')),
  client_uri text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  -- When the metadata document has to be fetched again.
  fresh_until timestamptz
);
CREATE INDEX clients_last_used ON clients (last_used_at);

-- What one person allowed one client. A revoked grant stays for the history of its proposals.
CREATE TABLE grants (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  client_id text NOT NULL REFERENCES clients ON DELETE CASCADE,
  scopes text[] NOT NULL,
  auto_approve text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  first_used_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE UNIQUE INDEX grants_live ON grants (person_id, client_id) WHERE revoked_at IS NULL;
CREATE INDEX grants_person ON grants (person_id, created_at DESC);
CREATE INDEX grants_client ON grants (client_id);
CREATE INDEX grants_revoked ON grants (revoked_at) WHERE revoked_at IS NOT NULL;

-- A checked authorization request that waits for the person's decision, in the session that opened it.
CREATE TABLE consent_requests (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  client_id text NOT NULL REFERENCES clients ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  scopes text[] NOT NULL,
  state text,
  code_challenge text NOT NULL,
  resource text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE INDEX consent_requests_session ON consent_requests (session_id);
CREATE INDEX consent_requests_person ON consent_requests (person_id);
CREATE INDEX consent_requests_client ON consent_requests (client_id);
CREATE INDEX consent_requests_expiry ON consent_requests (expires_at);

-- The tokens that descend from one code. Revoking the family ends them all.
CREATE TABLE token_families (
  id text PRIMARY KEY,
  grant_id text NOT NULL REFERENCES grants ON DELETE CASCADE,
  scopes text[] NOT NULL,
  resource text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The end that no rotation moves.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX token_families_grant ON token_families (grant_id);
CREATE INDEX token_families_expiry ON token_families (expires_at);

CREATE TABLE authorization_codes (
  code_hash bytea PRIMARY KEY,
  grant_id text NOT NULL REFERENCES grants ON DELETE CASCADE,
  client_id text NOT NULL REFERENCES clients ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  scopes text[] NOT NULL,
  code_challenge text NOT NULL,
  resource text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz,
  -- What it produced, so that a replay can take it back.
  family_id text REFERENCES token_families ON DELETE CASCADE
);
CREATE INDEX authorization_codes_grant ON authorization_codes (grant_id);
CREATE INDEX authorization_codes_client ON authorization_codes (client_id);
CREATE INDEX authorization_codes_family ON authorization_codes (family_id);
CREATE INDEX authorization_codes_expiry ON authorization_codes (expires_at);

CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  family_id text NOT NULL REFERENCES token_families ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz,
  successor_hash bytea,
  -- The successor itself, sealed with a key that only the bearer of this token can derive.
  sealed_successor bytea
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at);

CREATE TABLE access_tokens (
  token_hash bytea PRIMARY KEY,
  family_id text NOT NULL REFERENCES token_families ON DELETE CASCADE,
  scopes text[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_tokens_family ON access_tokens (family_id);
CREATE INDEX access_tokens_expiry ON access_tokens (expires_at);

-- What a client did for a person, by tool and minute.
CREATE TABLE agent_activity (
  grant_id text NOT NULL REFERENCES grants ON DELETE CASCADE,
  tool text NOT NULL,
  minute timestamptz NOT NULL,
  calls int NOT NULL,
  refused int NOT NULL,
  PRIMARY KEY (grant_id, minute, tool)
);
CREATE INDEX agent_activity_minute ON agent_activity (minute);
