-- What readers say under a publication, and whether they have cooked it.
CREATE TABLE comments (
  id text PRIMARY KEY,
  publication_id text NOT NULL REFERENCES publications ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  body text NOT NULL,
  cooked boolean NOT NULL,
  photo_id text REFERENCES photos ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  -- Taken off by whoever wrote it or by the author of the dish, who may put it back for a while.
  removed_at timestamptz,
  removed_by text REFERENCES people ON DELETE SET NULL,
  -- Why an operator took it off.
  hidden_because text
);
CREATE INDEX comments_shown ON comments (publication_id, created_at DESC, id DESC)
  WHERE removed_at IS NULL AND hidden_because IS NULL;
CREATE INDEX comments_person ON comments (person_id);
CREATE INDEX comments_photo ON comments (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX comments_removed ON comments (removed_at) WHERE removed_at IS NOT NULL;

-- A report may be about one comment.
ALTER TABLE reports ADD COLUMN comment_id text REFERENCES comments ON DELETE CASCADE;
DROP INDEX reports_once;
CREATE UNIQUE INDEX reports_once ON reports (publication_id, coalesce(comment_id, ''), person_id)
  WHERE settled_at IS NULL;
