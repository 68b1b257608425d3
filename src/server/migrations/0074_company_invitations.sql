-- Whose invitation it is, so that a company's list of them is read in its order; and when the company took it back.
CREATE TABLE invitation_of_company (
  id TEXT PRIMARY KEY,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at INTEGER,
  declined_at INTEGER,
  withdrawn_at INTEGER,
  UNIQUE (vacancy_id, seaman_id)
) STRICT;
INSERT INTO invitation_of_company (id, vacancy_id, company_id, seaman_id, created_at, seen_at, declined_at)
  SELECT i.id, i.vacancy_id, v.company_id, i.seaman_id, i.created_at, i.seen_at, i.declined_at
  FROM invitation i JOIN vacancy v ON v.id = i.vacancy_id;
DROP TABLE invitation;
ALTER TABLE invitation_of_company RENAME TO invitation;
CREATE INDEX invitation_newest ON invitation (seaman_id, created_at DESC, id DESC);
CREATE INDEX invitation_company ON invitation (company_id, created_at DESC, id DESC);
