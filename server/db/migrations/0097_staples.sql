-- What a kitchen always has at home, as it was typed: no list asks for it until somebody does.
ALTER TABLE kitchens ADD COLUMN staples text[] NOT NULL DEFAULT '{}';
