-- Who looked at a seafarer: a line for each viewer and day.
CREATE TABLE profile_view (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  -- A keyed digest of seafarer, day and account; all who are not signed in are one.
  viewer TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'seaman', 'training-center', 'admin', 'user', 'guest')),
  company_id TEXT REFERENCES company (id) ON DELETE SET NULL,
  member_role TEXT,
  looks INTEGER NOT NULL DEFAULT 1,
  card_at INTEGER,
  cv_at INTEGER,
  seen_at INTEGER NOT NULL,
  UNIQUE (seaman_id, day, viewer)
) STRICT;
CREATE INDEX profile_view_latest ON profile_view (seaman_id, seen_at DESC);
CREATE INDEX profile_view_day ON profile_view (day, seaman_id);
CREATE INDEX profile_view_company ON profile_view (company_id) WHERE company_id IS NOT NULL;

-- Since when it is written down: before that nobody knows. The schedule writes the one row.
CREATE TABLE view_log (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  started_at INTEGER NOT NULL
) STRICT;
