-- A person cooks in several kitchens: at home, at their parents', in the summer house.
ALTER TABLE kitchen_members DROP CONSTRAINT kitchen_members_pkey;
ALTER TABLE kitchen_members ADD PRIMARY KEY (person_id, kitchen_id);
-- Where a new device begins: the kitchen that the person has turned to last.
ALTER TABLE kitchen_members ADD COLUMN chosen_at timestamptz NOT NULL DEFAULT now();
UPDATE kitchen_members SET chosen_at = joined_at;

-- Each device is in a kitchen of its own choice. Whoever leaves that kitchen is no longer in it anywhere.
ALTER TABLE sessions ADD COLUMN kitchen_id text;
UPDATE sessions s SET kitchen_id = m.kitchen_id FROM kitchen_members m WHERE m.person_id = s.person_id;
ALTER TABLE sessions ADD CONSTRAINT sessions_kitchen FOREIGN KEY (person_id, kitchen_id)
  REFERENCES kitchen_members (person_id, kitchen_id) ON DELETE SET NULL (kitchen_id);

-- A program sees the kitchen that it was let into, and never another.
ALTER TABLE grants ADD COLUMN kitchen_id text REFERENCES kitchens ON DELETE SET NULL;
UPDATE grants g SET kitchen_id = m.kitchen_id FROM kitchen_members m WHERE m.person_id = g.person_id;
CREATE INDEX grants_kitchen ON grants (kitchen_id);
DROP INDEX grants_live;
CREATE UNIQUE INDEX grants_live ON grants (person_id, client_id, kitchen_id) WHERE revoked_at IS NULL;

-- Whoever leaves a kitchen hears nothing more of it, and goes on hearing of the others.
CREATE OR REPLACE FUNCTION tell_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- left ' || person_id || ' ' || kitchen_id)
  FROM changed WHERE TG_ARGV[0] = 'gone';
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' members')
  FROM (SELECT DISTINCT kitchen_id FROM changed) told;
  RETURN NULL;
END $$;
DROP TRIGGER told_left ON kitchen_members;
DROP TRIGGER told_changed ON kitchen_members;
