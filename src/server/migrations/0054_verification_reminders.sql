-- The day to look again of which the seafarer was told already.
ALTER TABLE verification ADD COLUMN reminded_for TEXT;
