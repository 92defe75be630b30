-- What changes in a kitchen is told to every server from inside the transaction that changes it: PostgreSQL hands
-- it on with the commit, and never without one. The payload is that of server/kernel/notices.ts; it comes from
-- no server, so that all of them listen.
CREATE FUNCTION tell_kitchen_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' ' || TG_ARGV[0])
  FROM (SELECT DISTINCT kitchen_id FROM changed WHERE kitchen_id IS NOT NULL) told;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_shopping_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' lists')
  FROM (SELECT DISTINCT l.kitchen_id FROM shopping_lists l WHERE l.id IN (SELECT list_id FROM changed)) told;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_kitchens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- kitchen ' || id || ' kitchen') FROM changed;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_recipes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' recipes')
  FROM (SELECT DISTINCT m.kitchen_id FROM kitchen_members m WHERE m.person_id IN (SELECT person_id FROM changed)) told;
  RETURN NULL;
END $$;

-- Prices and search terms are renewed for everybody at night; that is nothing a person did.
CREATE FUNCTION tell_written_recipes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' recipes')
  FROM (SELECT DISTINCT m.kitchen_id FROM kitchen_members m WHERE m.person_id IN (
    SELECT c.person_id FROM changed c JOIN before b ON b.id = c.id
    WHERE c.version <> b.version OR c.removed_at IS DISTINCT FROM b.removed_at
      OR c.last_cooked_at IS DISTINCT FROM b.last_cooked_at)) told;
  RETURN NULL;
END $$;

-- Whoever comes or goes sees something else from now on: what is told is where they are, or nothing.
CREATE FUNCTION tell_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- person ' || person_id || ' ' || CASE TG_ARGV[0] WHEN 'here' THEN kitchen_id ELSE '' END)
  FROM changed WHERE TG_ARGV[0] <> 'before';
  PERFORM pg_notify('komora', '- kitchen ' || kitchen_id || ' members')
  FROM (SELECT DISTINCT kitchen_id FROM changed) told;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('komora', '- session ' || id) FROM changed;
  RETURN NULL;
END $$;

CREATE TRIGGER told_added AFTER INSERT ON plan_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('plan');
CREATE TRIGGER told_changed AFTER UPDATE ON plan_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('plan');
CREATE TRIGGER told_gone AFTER DELETE ON plan_entries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('plan');

CREATE TRIGGER told_added AFTER INSERT ON tray_dishes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('tray');
CREATE TRIGGER told_gone AFTER DELETE ON tray_dishes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('tray');

CREATE TRIGGER told_added AFTER INSERT ON shopping_lists REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('lists');
CREATE TRIGGER told_changed AFTER UPDATE ON shopping_lists REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('lists');

CREATE TRIGGER told_added AFTER INSERT ON shopping_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shopping_lines();
CREATE TRIGGER told_changed AFTER UPDATE ON shopping_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shopping_lines();
CREATE TRIGGER told_gone AFTER DELETE ON shopping_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shopping_lines();

CREATE TRIGGER told_added AFTER INSERT ON eaters REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('members');
CREATE TRIGGER told_changed AFTER UPDATE ON eaters REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('members');
CREATE TRIGGER told_gone AFTER DELETE ON eaters REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('members');

CREATE TRIGGER told_changed AFTER UPDATE ON kitchens REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchens();

CREATE TRIGGER told_added AFTER INSERT ON recipes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_recipes();
CREATE TRIGGER told_changed AFTER UPDATE ON recipes REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_written_recipes();
CREATE TRIGGER told_gone AFTER DELETE ON recipes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_recipes();

CREATE TRIGGER told_added AFTER INSERT ON kitchen_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members('here');
CREATE TRIGGER told_changed AFTER UPDATE ON kitchen_members REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members('here');
CREATE TRIGGER told_left AFTER UPDATE ON kitchen_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members('before');
CREATE TRIGGER told_gone AFTER DELETE ON kitchen_members REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members('gone');

CREATE TRIGGER told_gone AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();

-- Who has which page open, on whichever server. A server says every few seconds that it is still there; what it
-- leaves behind when it is killed counts for nothing after a minute.
CREATE UNLOGGED TABLE live_streams (
  id uuid PRIMARY KEY,
  server uuid NOT NULL,
  kitchen_id text NOT NULL,
  person_id text NOT NULL,
  address text NOT NULL,
  place text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX live_streams_kitchen ON live_streams (kitchen_id);
CREATE INDEX live_streams_person ON live_streams (person_id);
CREATE INDEX live_streams_address ON live_streams (address);
CREATE INDEX live_streams_server ON live_streams (server);
CREATE INDEX live_streams_seen ON live_streams (seen_at);

CREATE TRIGGER told_added AFTER INSERT ON live_streams REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('here');
CREATE TRIGGER told_gone AFTER DELETE ON live_streams REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('here');
