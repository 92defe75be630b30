-- A person's fillings, the last one first.
CREATE INDEX store_fills_person ON store_fills (person_id, created_at DESC);
