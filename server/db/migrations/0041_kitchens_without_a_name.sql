-- A kitchen that nobody has named is called in the words of whoever reads. Until now it bore the name of
-- its first person, so that one said «кухня «Олена»».
ALTER TABLE kitchens ALTER COLUMN name DROP NOT NULL;
UPDATE kitchens k SET name = NULL
WHERE k.name IN ('Гість', 'Guest') OR k.name IN (
  SELECT p.display_name FROM kitchen_members m JOIN people p ON p.id = m.person_id
  WHERE m.kitchen_id = k.id);
