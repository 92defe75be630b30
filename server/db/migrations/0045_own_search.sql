-- What one's own recipe is found by, made as the feed's is. A shelf is one person's, so nothing is indexed
-- but the reading that made it: what has none yet, or an older one, is made anew batch by batch.
ALTER TABLE recipes ADD COLUMN search tsvector;
ALTER TABLE recipes ADD COLUMN search_version smallint NOT NULL DEFAULT 0;
CREATE INDEX recipes_search_version ON recipes (search_version);
