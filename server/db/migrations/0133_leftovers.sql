-- Leftovers belong to their dish and go with it.
ALTER TABLE plan_entries ADD COLUMN leftover_of text REFERENCES plan_entries ON DELETE SET NULL;
CREATE INDEX plan_entries_leftover ON plan_entries (leftover_of) WHERE leftover_of IS NOT NULL;
-- Which members a dish is for; everybody who eats in the kitchen while nobody has said.
ALTER TABLE plan_entries ADD COLUMN eaters text[];
