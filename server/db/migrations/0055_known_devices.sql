-- Devices are known by a cookie from an earlier sign-in; those from before this moment are forgotten.
ALTER TABLE people ADD COLUMN devices_since timestamptz;

-- A letter may also carry a link that signs in, for whoever guessing keeps from signing in with a password.
ALTER TABLE mail_links DROP CONSTRAINT mail_links_purpose_check;
ALTER TABLE mail_links ADD CONSTRAINT mail_links_purpose_check
  CHECK (purpose IN ('reset', 'verify', 'enter'));
