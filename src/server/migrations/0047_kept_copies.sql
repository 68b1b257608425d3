-- A vacancy as it was when somebody applied, packed; once for all who saw it so.
CREATE TABLE vacancy_copy (
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  digest TEXT NOT NULL,
  document BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (vacancy_id, digest)
) STRICT;

-- Which of them an application was for, and the number of the rules that compared it with the CV. None of those before.
ALTER TABLE application ADD COLUMN vacancy_copy TEXT;
ALTER TABLE application ADD COLUMN gap_rules INTEGER;

-- That a CV is copied for an application: written before the store of CVs keeps the copy and before there is an application, so that a copy
-- without one is found. `check_at`: when somebody looks again whether it is still needed.
CREATE TABLE cv_sending (
  application_id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  announced_at INTEGER NOT NULL,
  check_at INTEGER,
  dropped_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX cv_sending_seaman ON cv_sending (seaman_id);
CREATE INDEX cv_sending_check ON cv_sending (check_at) WHERE check_at IS NOT NULL;

-- The copies themselves, of the store of CVs.
CREATE TABLE cv_sent (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  application_id TEXT NOT NULL,
  document BLOB NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, application_id)
) STRICT;
