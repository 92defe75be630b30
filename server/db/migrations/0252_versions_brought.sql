-- Who saved a version in the house that it was brought from, as its archive says: nobody of that name has to be here.
ALTER TABLE recipe_versions ADD COLUMN brought_by text;
