-- A scan of a paper of the CV: which entry it shows, and the private file that it is.
CREATE TABLE cv_scan (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  -- Since when its paper is not in the CV; it may come back with an older version.
  left_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX cv_scan_by_entry ON cv_scan (seaman_id, entry_id);
CREATE INDEX cv_scan_by_file ON cv_scan (file_id);
CREATE INDEX cv_scan_left ON cv_scan (left_at) WHERE left_at IS NOT NULL;
