-- Who cooked it, and what is to be remembered of that time.
ALTER TABLE plan_entries ADD COLUMN cooked_by text REFERENCES people ON DELETE SET NULL;
ALTER TABLE plan_entries ADD COLUMN cooked_note text NOT NULL DEFAULT '';
CREATE INDEX plan_entries_cooked_by ON plan_entries (cooked_by) WHERE cooked_by IS NOT NULL;
CREATE INDEX plan_entries_cooked ON plan_entries (kitchen_id, date, id)
  WHERE cooked_at IS NOT NULL AND removed_at IS NULL;
