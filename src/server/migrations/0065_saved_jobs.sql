-- Vacancies that seafarers put aside, and searches that they keep. A search is the query of its address.
CREATE TABLE saved_vacancy (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, vacancy_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_vacancy_newest ON saved_vacancy (seaman_id, created_at DESC, vacancy_id);
CREATE INDEX saved_vacancy_vacancy ON saved_vacancy (vacancy_id);

-- `alert_at` is when it is looked at next, `told_until` up to when what was published has been told; both are UTC ms.
CREATE TABLE saved_search (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  query TEXT NOT NULL,
  alert TEXT NOT NULL CHECK (alert IN ('daily', 'weekly', 'none')),
  alert_at INTEGER,
  told_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (seaman_id, query)
) STRICT;
CREATE INDEX saved_search_due ON saved_search (alert_at) WHERE alert_at IS NOT NULL;
