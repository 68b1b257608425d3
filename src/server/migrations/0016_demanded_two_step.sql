-- Since when the organisation requires two-step sign-in of its members; null if it does not.
ALTER TABLE organisation ADD COLUMN two_step_at INTEGER;
