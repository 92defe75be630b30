-- By which the sweep finds what was bought and cooked years ago.
CREATE INDEX pantry_moves_age ON pantry_moves (moved_at);
