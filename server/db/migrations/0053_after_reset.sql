-- What a reset by mail ended, for the session that it began: its person reads it on the next page.
ALTER TABLE sessions ADD COLUMN after_reset jsonb;
