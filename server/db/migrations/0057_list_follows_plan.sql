-- The days whose dishes a list is for: it follows what is planned there. Lists made before follow the days of
-- the dishes that they hold.
ALTER TABLE shopping_lists ADD COLUMN days datemultirange NOT NULL DEFAULT '{}';
-- What the plan has changed on the list since somebody last said that they have seen it.
ALTER TABLE shopping_lists ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';
-- Also lines that were taken off: what was bought or not wanted is not asked for again.
CREATE INDEX shopping_lines_all ON shopping_lines (list_id);
UPDATE shopping_lists l SET days = held.days
FROM (SELECT i.list_id, range_agg(daterange(e.date, e.date, '[]')) AS days
  FROM shopping_lines i JOIN shopping_line_origins o ON o.line_id = i.id
  JOIN plan_entries e ON e.id = o.plan_entry_id
  GROUP BY i.list_id) held
WHERE held.list_id = l.id;
