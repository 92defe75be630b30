-- Photos of recipes that were taken from a file, until they are drawn. Their recipes show them already: whoever asks for
-- one has it drawn at once, and the others follow by themselves.
CREATE TABLE photos_to_draw (
  photo_id text PRIMARY KEY REFERENCES photos ON DELETE CASCADE,
  sent bytea NOT NULL,
  -- Which recipe of which file it belongs to; the file may be forgotten by now.
  intake_id text NOT NULL,
  position bigint NOT NULL,
  since timestamptz NOT NULL,
  -- By a server that is at it. One that died leaves it to the next.
  drawing_until timestamptz,
  tries int NOT NULL DEFAULT 0
);
-- Photos are packed already.
ALTER TABLE photos_to_draw ALTER COLUMN sent SET STORAGE EXTERNAL;
CREATE INDEX photos_to_draw_intake ON photos_to_draw (intake_id, position);
CREATE INDEX photos_to_draw_since ON photos_to_draw (since, photo_id);

-- Why a recipe was taken without its photo.
ALTER TABLE intake_recipes ADD COLUMN photo_why text;
