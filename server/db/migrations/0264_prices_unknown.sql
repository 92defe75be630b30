-- Where a price is not known there is no number: nothing is cheaper than it, and it stands behind all prices.
ALTER TABLE publications
  ALTER COLUMN estimated_price DROP NOT NULL,
  ALTER COLUMN price_per_serving DROP NOT NULL;

UPDATE publications SET estimated_price = NULL, price_per_serving = NULL WHERE estimated_price = 0;

DROP INDEX publications_cheap;
DROP INDEX publications_language_cheap;
CREATE INDEX publications_priced
  ON publications (coalesce(price_per_serving, 2147483647), published_at DESC) WHERE withdrawn_at IS NULL;
CREATE INDEX publications_language_priced
  ON publications (language, coalesce(price_per_serving, 2147483647), published_at DESC) WHERE withdrawn_at IS NULL;
