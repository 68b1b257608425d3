-- A report is a case: whom it is against, a copy of what was reported, and the acts of its decision. The table is rebuilt because a contested
-- match line is a kind of case as well.
CREATE TABLE new_report (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('vacancy', 'company', 'seaman', 'article', 'thread', 'contest')),
  target_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT,
  language TEXT NOT NULL,
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'upheld', 'dismissed')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The decision of an admin, and the reply to the reporter.
  note TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  -- Whom the report is against: a company, or the account of a seafarer. Both are null for an article.
  organisation_id TEXT REFERENCES organisation (id) ON DELETE SET NULL,
  against_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- What was reported as it was then: a list of fields with their values.
  copy TEXT,
  -- The acts of the decision, and the authority that got the case.
  acts TEXT,
  regulator TEXT
) STRICT;
INSERT INTO new_report (id, kind, target_id, reason, text, language, account_id, status, created_at, updated_at, note, decided_by, decided_at)
  SELECT id, kind, target_id, reason, text, language, account_id, status, created_at, updated_at, note, decided_by, decided_at FROM report;
DROP TABLE report;
ALTER TABLE new_report RENAME TO report;
UPDATE report SET organisation_id = target_id WHERE kind = 'company' AND target_id IN (SELECT id FROM organisation);
UPDATE report SET organisation_id = (SELECT v.company_id FROM vacancy v WHERE v.id = report.target_id) WHERE kind = 'vacancy';
CREATE INDEX report_status ON report (status, created_at);
CREATE INDEX report_target ON report (kind, target_id, created_at);
CREATE INDEX report_account ON report (account_id, created_at) WHERE account_id IS NOT NULL;
CREATE INDEX report_organisation ON report (organisation_id, created_at) WHERE organisation_id IS NOT NULL;
CREATE INDEX report_against ON report (against_id, created_at) WHERE against_id IS NOT NULL;
-- The same report of one person twice is one report.
CREATE UNIQUE INDEX report_once ON report (account_id, kind, target_id, reason) WHERE account_id IS NOT NULL AND status = 'open';

-- The text of a decision to the reported side: the account that the report is against, or the first owner of the company.
CREATE TABLE report_letter (
  report_id TEXT PRIMARY KEY REFERENCES report (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX report_letter_account ON report_letter (account_id);

-- The appeal of the reported side against a decision, one for each case, and the answer of another admin.
CREATE TABLE report_appeal (
  report_id TEXT PRIMARY KEY REFERENCES report (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  outcome TEXT CHECK (outcome IN ('granted', 'refused')),
  note TEXT,
  decided_by TEXT,
  decided_at INTEGER
) STRICT;
CREATE INDEX report_appeal_account ON report_appeal (account_id);
