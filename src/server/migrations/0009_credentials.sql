-- Links that were mailed to show that an address is somebody's: each opens one thing, until it expires.
CREATE TABLE credential_link (
  -- What the secret of the link is derived from when the mail is written; it opens nothing without the server's key.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'change-email', 'undo-email')),
  -- Whom it was mailed to.
  email TEXT NOT NULL,
  secret_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX credential_link_account ON credential_link (account_id, purpose, created_at);
CREATE INDEX credential_link_expiry ON credential_link (expires_at);
