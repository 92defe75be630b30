-- Nothing is looked for in these by a plan that would need to know what they hold, and to find out, ANALYZE sorted thousands of
-- whole methods: for an import that took as long as its indexes.
ALTER TABLE recipes ALTER COLUMN ingredients SET STATISTICS 0, ALTER COLUMN steps SET STATISTICS 0,
  ALTER COLUMN description SET STATISTICS 0, ALTER COLUMN notes SET STATISTICS 0, ALTER COLUMN search SET STATISTICS 0;
