-- What somebody said of a thing at home: until when it keeps, and whether it was opened and when.
ALTER TABLE pantry_moves
  ADD COLUMN best_before date,
  ADD COLUMN opened boolean NOT NULL DEFAULT false,
  ADD COLUMN opened_on date;
ALTER TABLE pantry_items
  ADD COLUMN best_before date,
  ADD COLUMN opened boolean NOT NULL DEFAULT false,
  ADD COLUMN opened_on date;
