-- A card in the feed never points to a photo that is gone.
UPDATE publications SET photo_id = NULL WHERE photo_id NOT IN (SELECT id FROM photos);
ALTER TABLE publications ADD FOREIGN KEY (photo_id) REFERENCES photos ON DELETE SET NULL;
CREATE INDEX publications_photo ON publications (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX photos_age ON photos (created_at);

-- Photos also go with their people, by cascade. Their files are remembered here until they are
-- deleted too, so that neither a crash nor an unreachable storage leaves any behind.
CREATE TABLE photo_files_to_drop (
  photo_id text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION remember_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photo_files_to_drop (photo_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER photos_files AFTER DELETE ON photos
  FOR EACH ROW EXECUTE FUNCTION remember_photo_files();
