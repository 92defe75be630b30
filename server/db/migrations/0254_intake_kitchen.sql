-- Which kitchen the plan, lists and people of a file go into. No reference: should that kitchen be gone by then, it is
-- said, and they go into no other without a word.
ALTER TABLE intakes ADD COLUMN kitchen_id text;
