-- A conversation can be reported by its two sides.
CREATE TABLE report_of_more (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('vacancy', 'company', 'seaman', 'article', 'thread')),
  target_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT,
  language TEXT NOT NULL,
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'upheld', 'dismissed')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
INSERT INTO report_of_more (id, kind, target_id, reason, text, language, account_id, status, created_at, updated_at)
  SELECT id, kind, target_id, reason, text, language, account_id, status, created_at, updated_at FROM report;
DROP TABLE report;
ALTER TABLE report_of_more RENAME TO report;
CREATE INDEX report_status ON report (status, created_at);
CREATE INDEX report_target ON report (kind, target_id, created_at);
CREATE UNIQUE INDEX report_once ON report (account_id, kind, target_id, reason) WHERE account_id IS NOT NULL AND status = 'open';
