-- What an admin decided about a report, and the reply to its reporter.
ALTER TABLE report ADD COLUMN note TEXT;
ALTER TABLE report ADD COLUMN decided_by TEXT;
ALTER TABLE report ADD COLUMN decided_at INTEGER;
