-- Czech is a language of the app: people may choose it, and the feed is read in it.
ALTER TABLE people DROP CONSTRAINT people_language_check;
ALTER TABLE people ADD CONSTRAINT people_language_check CHECK (language IN ('uk', 'en', 'cs'));
ALTER TABLE publications DROP CONSTRAINT publications_language_check;
ALTER TABLE publications ADD CONSTRAINT publications_language_check CHECK (language IN ('uk', 'en', 'cs'));
-- Slovak recipes stand with the Czech ones, since their readers understand both.
UPDATE publications p SET language = 'cs' FROM recipes r WHERE r.id = p.recipe_id AND r.language IN ('cs', 'sk');
