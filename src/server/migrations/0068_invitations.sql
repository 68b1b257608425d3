-- A company asks a listed seafarer to apply for one of its vacancies, once for each vacancy and person.
CREATE TABLE invitation (
  id TEXT PRIMARY KEY,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at INTEGER,
  declined_at INTEGER,
  UNIQUE (vacancy_id, seaman_id)
) STRICT;
CREATE INDEX invitation_newest ON invitation (seaman_id, created_at DESC, id DESC);
