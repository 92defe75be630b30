-- Which language a publication is written in: readers have their own first, or none but one.
ALTER TABLE publications ADD COLUMN language text NOT NULL DEFAULT 'uk' CHECK (language IN ('uk', 'en'));
UPDATE publications p SET language = r.language FROM recipes r WHERE r.id = p.recipe_id AND r.language <> 'uk';
-- Where few recipes are in one's language, a walk along the whole feed would look at nearly all of it.
CREATE INDEX publications_language ON publications (language, published_at DESC) WHERE withdrawn_at IS NULL;
