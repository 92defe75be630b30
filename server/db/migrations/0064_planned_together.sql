-- A proposal for the plan may hold several dishes: one alone is kept as the only one of several.
UPDATE proposals SET payload = jsonb_build_object('entries', jsonb_build_array(payload))
WHERE kind = 'plan_entry' AND NOT payload ? 'entries';
