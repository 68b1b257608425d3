-- The same table with its conditions.
CREATE TABLE suspension_checked (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('fees', 'licence', 'vacancies', 'identity', 'conduct', 'other')),
  -- For the organisation only.
  note TEXT,
  -- The facts that the mark vouched for, as JSON; null if the licence was not verified.
  vouched TEXT,
  suspended_at INTEGER NOT NULL,
  suspended_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The appeal of the organisation, at most one, and the answer if it was rejected.
  appeal TEXT,
  appealed_at INTEGER CHECK ((appealed_at IS NULL) = (appeal IS NULL)),
  appealed_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  answer TEXT CHECK (answer IS NULL OR appeal IS NOT NULL),
  answered_at INTEGER CHECK ((answered_at IS NULL) = (answer IS NULL)),
  restored_at INTEGER,
  restored_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The last applicant who was notified of the suspension or of its end, in the order of their ids; null when all were.
  notified_after TEXT
) STRICT;
INSERT INTO suspension_checked SELECT id, organisation_id, reason, note, vouched, suspended_at, suspended_by, appeal, appealed_at, appealed_by,
  answer, answered_at, restored_at, restored_by, notified_after FROM organisation_suspension;
DROP TABLE organisation_suspension;
ALTER TABLE suspension_checked RENAME TO organisation_suspension;
CREATE INDEX organisation_suspension_organisation ON organisation_suspension (organisation_id, suspended_at);
CREATE UNIQUE INDEX organisation_suspension_open ON organisation_suspension (organisation_id) WHERE restored_at IS NULL;
CREATE INDEX organisation_suspension_notified ON organisation_suspension (suspended_at) WHERE notified_after IS NOT NULL;
CREATE INDEX organisation_suspension_suspended_by ON organisation_suspension (suspended_by) WHERE suspended_by IS NOT NULL;
CREATE INDEX organisation_suspension_appealed_by ON organisation_suspension (appealed_by) WHERE appealed_by IS NOT NULL;
CREATE INDEX organisation_suspension_restored_by ON organisation_suspension (restored_by) WHERE restored_by IS NOT NULL;

-- The page of a suspended company and those of its ended vacancies are hidden; its public vacancies are paused, which has a trigger.
CREATE TRIGGER withdrawal_company_suspended AFTER INSERT ON organisation_suspension WHEN NEW.restored_at IS NULL BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM organisation WHERE id = NEW.organisation_id AND kind = 'company';
  INSERT INTO withdrawal (subject) SELECT id FROM vacancy WHERE company_id = NEW.organisation_id
    AND status IN ('expired', 'closed') AND coalesce(expires_at, 9e15) > (unixepoch() - 2678400) * 1000;
  DELETE FROM directory_entry WHERE organisation_id = NEW.organisation_id;
END;
