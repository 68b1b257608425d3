-- What an admin found when a detail of a licence was compared with its scan. A value that has changed since is compared again.
CREATE TABLE licence_line (
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  line TEXT NOT NULL CHECK (line IN ('licenceNumber', 'legalName', 'licenceIssuer', 'country', 'licenceExpires')),
  -- The value that was compared.
  value TEXT NOT NULL,
  -- What the scan or the register shows instead; null if it agrees.
  differs TEXT,
  checked_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  checked_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX licence_line_checked_by ON licence_line (checked_by) WHERE checked_by IS NOT NULL;

-- The day on which a verified licence is checked again; null for 60 days before it expires. The schedule sets when it came into the queue.
ALTER TABLE organisation ADD COLUMN recheck_on TEXT;
ALTER TABLE organisation ADD COLUMN recheck_due_at INTEGER;
CREATE INDEX organisation_recheck_due ON organisation (recheck_due_at) WHERE recheck_due_at IS NOT NULL;
