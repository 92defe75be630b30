-- What an entry is: a dish, or a word in its place. Leftovers and eating out need no shopping.
ALTER TABLE plan_entries ADD COLUMN kind text NOT NULL DEFAULT 'dish'
  CHECK (kind IN ('dish', 'leftovers', 'out', 'note'));
-- A line made from the plan is made anew with it; one that a person typed or changed stays as it is.
ALTER TABLE shopping_lines ADD COLUMN made boolean NOT NULL DEFAULT false;
