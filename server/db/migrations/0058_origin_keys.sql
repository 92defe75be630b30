-- What a dish asks for, by food or else by words: also where somebody has typed another food in its place.
ALTER TABLE shopping_line_origins ADD COLUMN key text;
UPDATE shopping_line_origins o SET key = coalesce(l.food, lower(normalize(l.text, NFC)))
FROM shopping_lines l WHERE l.id = o.line_id;
ALTER TABLE shopping_line_origins ALTER COLUMN key SET NOT NULL;
