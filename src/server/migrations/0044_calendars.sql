-- The calendar of a seafarer, read at a secret address of which only a digest is kept; another one takes the place of the one before.
CREATE TABLE cv_calendar (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  secret_hash TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
