-- What was asked for, in one spelling: who asks the same again is given the proposal that there is.
ALTER TABLE proposals ADD COLUMN request_hash bytea;
CREATE INDEX proposals_request ON proposals (grant_id, request_hash) WHERE request_hash IS NOT NULL;
