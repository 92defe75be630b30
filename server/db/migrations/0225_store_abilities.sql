-- What a store could not do any more when its tools were last compared with those that we know.
ALTER TABLE store_connections ADD COLUMN cannot text[] NOT NULL DEFAULT '{}';
