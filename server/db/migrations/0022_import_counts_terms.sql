-- A bulk import counts its terms itself: it has them at hand before they become rows.
DROP TRIGGER publications_new_terms ON publications;
CREATE TRIGGER publications_new_terms AFTER INSERT ON publications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('komora.counts_terms', true) IS DISTINCT FROM 'itself')
  EXECUTE FUNCTION note_new_terms();
