-- Cases of one kind and state are counted by an index.
CREATE INDEX report_kind ON report (kind, status, created_at);
