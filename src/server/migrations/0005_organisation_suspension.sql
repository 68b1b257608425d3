-- A suspension of an organisation by an admin. At most one is open; ended ones are its history.
CREATE TABLE organisation_suspension (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  -- For the organisation only.
  note TEXT,
  -- The facts that the mark vouched for, as JSON; null if the licence was not verified.
  vouched TEXT,
  suspended_at INTEGER NOT NULL,
  suspended_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The appeal of the organisation, at most one, and the answer if it was rejected.
  appeal TEXT,
  appealed_at INTEGER,
  appealed_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  answer TEXT,
  answered_at INTEGER,
  restored_at INTEGER,
  restored_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The last applicant who was notified of the suspension or of its end, in the order of their ids; null when all were.
  notified_after TEXT
) STRICT;
CREATE INDEX organisation_suspension_organisation ON organisation_suspension (organisation_id, suspended_at);
CREATE UNIQUE INDEX organisation_suspension_open ON organisation_suspension (organisation_id) WHERE restored_at IS NULL;
CREATE INDEX organisation_suspension_notified ON organisation_suspension (suspended_at) WHERE notified_after IS NOT NULL;
CREATE INDEX organisation_suspension_suspended_by ON organisation_suspension (suspended_by) WHERE suspended_by IS NOT NULL;
CREATE INDEX organisation_suspension_appealed_by ON organisation_suspension (appealed_by) WHERE appealed_by IS NOT NULL;
CREATE INDEX organisation_suspension_restored_by ON organisation_suspension (restored_by) WHERE restored_by IS NOT NULL;
