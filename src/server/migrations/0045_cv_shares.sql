-- Links by which somebody without an account reads a CV. Of the secret and of the PIN only digests are kept.
CREATE TABLE cv_share (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman(id) ON DELETE CASCADE,
  secret_hash TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  pin_hash TEXT,
  masks TEXT NOT NULL,
  views INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX cv_share_seaman ON cv_share (seaman_id, created_at);
CREATE INDEX cv_share_expires ON cv_share (expires_at);

-- The last times that a page behind a link was looked at.
CREATE TABLE cv_share_view (
  id TEXT PRIMARY KEY,
  share_id TEXT NOT NULL REFERENCES cv_share(id) ON DELETE CASCADE,
  country TEXT,
  browser TEXT,
  seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX cv_share_view_share ON cv_share_view (share_id, seen_at);
