-- Recoveries of organisations whose owners are lost: after a waiting time the member becomes an owner, unless an owner objects.
CREATE TABLE organisation_recovery (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- 'void': the member left, or the account is no longer active.
  outcome TEXT CHECK (outcome IN ('done', 'objected', 'void')),
  objected_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
) STRICT;
CREATE UNIQUE INDEX organisation_recovery_open ON organisation_recovery (organisation_id) WHERE ended_at IS NULL;
CREATE INDEX organisation_recovery_due ON organisation_recovery (due_at) WHERE ended_at IS NULL;
CREATE INDEX organisation_recovery_organisation ON organisation_recovery (organisation_id);
CREATE INDEX organisation_recovery_account ON organisation_recovery (account_id);
CREATE INDEX organisation_recovery_objected ON organisation_recovery (objected_by) WHERE objected_by IS NOT NULL;
