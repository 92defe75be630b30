-- What somebody wrote beside a line of a list, and what they photographed: «не ту, що минулого разу; синя пачка».
ALTER TABLE shopping_lines
  ADD COLUMN remark text NOT NULL DEFAULT '',
  ADD COLUMN picture_id text REFERENCES photos ON DELETE SET NULL;
CREATE INDEX shopping_lines_picture ON shopping_lines (picture_id) WHERE picture_id IS NOT NULL;

-- A photo of a line is no photo of a recipe: it is for that kitchen and whoever holds the link of the list.
ALTER TABLE photos ADD COLUMN line_id text REFERENCES shopping_lines ON DELETE SET NULL;
CREATE INDEX photos_line ON photos (line_id) WHERE line_id IS NOT NULL;
