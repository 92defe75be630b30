-- A week that shows a newcomer what a plan is. What nobody changed since leaves again with one press.
ALTER TABLE plan_entries ADD COLUMN sample boolean NOT NULL DEFAULT false;
CREATE INDEX plan_entries_sample ON plan_entries (kitchen_id) WHERE sample;
ALTER TABLE recipes ADD COLUMN sample boolean NOT NULL DEFAULT false;
CREATE INDEX recipes_sample ON recipes (person_id) WHERE sample;
