-- What a kitchen buys every so many weeks. It is told on the list when it is due.
CREATE TABLE recurring_goods (
  id text PRIMARY KEY,
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  key text NOT NULL,
  text text NOT NULL,
  food text,
  quality text,
  every_weeks smallint NOT NULL CHECK (every_weeks > 0),
  next_on date NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX recurring_goods_kitchen ON recurring_goods (kitchen_id);
CREATE UNIQUE INDEX recurring_goods_once ON recurring_goods (kitchen_id, key) WHERE removed_at IS NULL;
CREATE INDEX recurring_goods_removed ON recurring_goods (removed_at) WHERE removed_at IS NOT NULL;
CREATE TRIGGER told_added AFTER INSERT ON recurring_goods REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('lists');
CREATE TRIGGER told_changed AFTER UPDATE ON recurring_goods REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kitchen_rows('lists');
