-- Everybody signs in once more: sessions from before do not tell how, where and by whom they were opened.
DROP TABLE session;
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  -- Names the session in the list of devices; the token itself is known to its browser only.
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The admin behind an impersonation, and whether only reading is allowed.
  actor_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  access TEXT NOT NULL DEFAULT 'write' CHECK (access IN ('read', 'write')),
  factor TEXT NOT NULL CHECK (factor IN ('password', 'passkey', 'social')),
  -- When the person last showed who they are.
  confirmed_at INTEGER NOT NULL,
  device TEXT,
  country TEXT,
  city TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  idle_expires_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_account ON session (account_id, last_seen_at);
CREATE INDEX session_actor ON session (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX session_expiry ON session (expires_at);

-- What no longer names anybody once the account is gone: the kind of browser and the country.
ALTER TABLE security_event ADD COLUMN device TEXT;
ALTER TABLE security_event ADD COLUMN country TEXT;
CREATE INDEX security_event_time ON security_event (created_at);
CREATE TRIGGER security_event_no_delete BEFORE DELETE ON security_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

ALTER TABLE account ADD COLUMN blocked_at INTEGER;
