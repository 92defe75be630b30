-- The other two orders of one language, beside publications_language.
CREATE INDEX publications_language_popular ON publications (language, likes DESC, published_at DESC)
  WHERE withdrawn_at IS NULL;
CREATE INDEX publications_language_cheap ON publications (language, price_per_serving, published_at DESC)
  WHERE withdrawn_at IS NULL;
