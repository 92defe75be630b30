-- What the feed lists. It carries everything a card shows, so that a page reads one index and one table.
CREATE TABLE publications (
  id text PRIMARY KEY,
  recipe_id text REFERENCES recipes ON DELETE SET NULL,
  author_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  -- Unix milliseconds, unique: it is the cursor of the feed.
  published_at bigint NOT NULL,
  -- A withdrawn publication stays as a place in the order, for readers who stopped at it.
  withdrawn_at timestamptz,
  title text NOT NULL,
  servings int NOT NULL,
  cook_minutes int,
  estimated_price int NOT NULL,
  price_per_serving int NOT NULL,
  photo_id text,
  likes int NOT NULL DEFAULT 0,
  search tsvector NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX publications_published_at ON publications (published_at);
CREATE UNIQUE INDEX publications_recipe ON publications (recipe_id);
CREATE INDEX publications_fresh ON publications (published_at DESC) WHERE withdrawn_at IS NULL;
CREATE INDEX publications_popular ON publications (likes DESC, published_at DESC) WHERE withdrawn_at IS NULL;
CREATE INDEX publications_cheap ON publications (price_per_serving, published_at DESC) WHERE withdrawn_at IS NULL;
CREATE INDEX publications_author ON publications (author_id, published_at DESC) WHERE withdrawn_at IS NULL;
CREATE INDEX publications_search ON publications USING gin (search) WHERE withdrawn_at IS NULL;

CREATE TABLE likes (
  publication_id text NOT NULL REFERENCES publications ON DELETE CASCADE,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (publication_id, person_id)
);
CREATE INDEX likes_person ON likes (person_id);

CREATE TABLE follows (
  author_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  follower_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (author_id, follower_id)
);
CREATE INDEX follows_follower ON follows (follower_id);
