-- Addresses that a kitchen's own automation is called at.
CREATE TABLE webhooks (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  url text NOT NULL,
  -- Sealed; shown once.
  secret text NOT NULL,
  events text[] NOT NULL,
  -- Tries in a row that failed.
  failures int NOT NULL DEFAULT 0,
  paused_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhooks_kitchen ON webhooks (kitchen_id);
CREATE INDEX webhooks_person ON webhooks (person_id);

-- What happened and nobody has been told of yet. Written with the change itself, read in batches.
CREATE TABLE webhook_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kitchen_id text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL
);

CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  type text NOT NULL,
  payload text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  -- When to try next; while somebody tries, when another server may.
  next_at timestamptz NOT NULL,
  status int,
  reason text,
  created_at timestamptz NOT NULL,
  tried_at timestamptz
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_of ON webhook_deliveries (webhook_id, created_at DESC);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

CREATE FUNCTION note_for_webhooks(kitchen text, kind text, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhooks w
    WHERE w.kitchen_id = kitchen AND w.paused_at IS NULL AND kind = ANY(w.events))
  THEN
    INSERT INTO webhook_events (kitchen_id, type, subject) VALUES (kitchen, kind, what);
    -- As server/kernel/notices.ts reads it: from whom, of what.
    PERFORM pg_notify('komora', 'database webhooks ');
  END IF;
END $$;

CREATE FUNCTION note_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_webhooks(NEW.kitchen_id, 'plan.changed', to_char(NEW.date, 'YYYY-MM-DD'));
  IF TG_OP = 'UPDATE' AND OLD.date <> NEW.date THEN
    PERFORM note_for_webhooks(NEW.kitchen_id, 'plan.changed', to_char(OLD.date, 'YYYY-MM-DD'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER plan_entries_new AFTER INSERT ON plan_entries
  FOR EACH ROW EXECUTE FUNCTION note_plan();
CREATE TRIGGER plan_entries_changed AFTER UPDATE ON plan_entries FOR EACH ROW
  WHEN ((OLD.date, OLD.slot, OLD.title, OLD.note, OLD.servings, OLD.removed_at)
    IS DISTINCT FROM (NEW.date, NEW.slot, NEW.title, NEW.note, NEW.servings, NEW.removed_at))
  EXECUTE FUNCTION note_plan();

CREATE FUNCTION note_cooked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_webhooks(NEW.kitchen_id, 'dish.cooked', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER plan_entries_cooked AFTER UPDATE ON plan_entries FOR EACH ROW
  WHEN (OLD.cooked_at IS NULL AND NEW.cooked_at IS NOT NULL)
  EXECUTE FUNCTION note_cooked();

CREATE FUNCTION note_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_webhooks(l.kitchen_id, 'list.changed', l.id)
    FROM shopping_lists l WHERE l.id = NEW.list_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shopping_lines_new AFTER INSERT ON shopping_lines
  FOR EACH ROW EXECUTE FUNCTION note_line();
CREATE TRIGGER shopping_lines_changed AFTER UPDATE ON shopping_lines FOR EACH ROW
  WHEN ((OLD.text, OLD.quantity, OLD.unit, OLD.ticked_at, OLD.removed_at)
    IS DISTINCT FROM (NEW.text, NEW.quantity, NEW.unit, NEW.ticked_at, NEW.removed_at))
  EXECUTE FUNCTION note_line();

CREATE FUNCTION note_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_webhooks(NEW.kitchen_id, 'list.changed', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER shopping_lists_new AFTER INSERT ON shopping_lists
  FOR EACH ROW EXECUTE FUNCTION note_list();
CREATE TRIGGER shopping_lists_changed AFTER UPDATE ON shopping_lists FOR EACH ROW
  WHEN ((OLD.name, OLD.removed_at) IS DISTINCT FROM (NEW.name, NEW.removed_at))
  EXECUTE FUNCTION note_list();
