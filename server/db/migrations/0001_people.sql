CREATE TABLE people (
  id text PRIMARY KEY,
  email text,
  email_verified_at timestamptz,
  display_name text NOT NULL,
  password_hash text,
  language text CHECK (language IN ('uk', 'en')),
  -- A trial without registration; the sweep removes it after this moment.
  demo_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX people_email ON people (lower(email));
CREATE INDEX people_demo_until ON people (demo_until) WHERE demo_until IS NOT NULL;

CREATE TABLE sessions (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Links sent by mail: to reset a password, to verify an address. Single use.
CREATE TABLE mail_links (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'verify')),
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE INDEX mail_links_person ON mail_links (person_id);
CREATE INDEX mail_links_expiry ON mail_links (expires_at);

-- A person as another service knows them.
CREATE TABLE identities (
  provider text NOT NULL,
  subject text NOT NULL,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_person ON identities (person_id);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  credential_id text NOT NULL,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);
CREATE INDEX passkeys_person ON passkeys (person_id);

-- What we asked an authenticator to sign. Single use, minutes long.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  person_id text REFERENCES people ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);

-- Failed sign-ins by account, by address and by both together; each holds off the next try a little longer.
CREATE UNLOGGED TABLE sign_in_failures (
  key text PRIMARY KEY,
  failures int NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX sign_in_failures_last ON sign_in_failures (last_at);

-- Counters of the rate limits. Losing them in a crash only forgives somebody.
CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  used int NOT NULL,
  PRIMARY KEY (key, window_start)
);
CREATE INDEX rate_limits_window ON rate_limits (window_start);
