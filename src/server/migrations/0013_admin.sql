CREATE TABLE training_center (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  -- Of the administration's approval, as the centre gives it; nobody has checked it.
  licence_number TEXT,
  website TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- The users table: by age, role, last visit and state, and by the beginning of an address or a name.
ALTER TABLE account ADD COLUMN last_seen_at INTEGER;
CREATE INDEX account_created ON account (created_at, id);
CREATE INDEX account_role ON account (role, created_at, id);
CREATE INDEX account_seen ON account (last_seen_at, id);
CREATE INDEX account_blocked ON account (created_at, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX account_unverified ON account (created_at, id) WHERE email_verified_at IS NULL;
CREATE INDEX seaman_surname ON seaman (surname COLLATE NOCASE);
CREATE INDEX seaman_firstname ON seaman (firstname COLLATE NOCASE);
CREATE INDEX company_name ON company (name COLLATE NOCASE);
CREATE INDEX training_center_name ON training_center (name COLLATE NOCASE);

-- The admin's own session while they act for somebody: the end leads back to it.
ALTER TABLE session ADD COLUMN kept_session TEXT;

-- The audit list of one kind.
CREATE INDEX security_event_kind ON security_event (kind, created_at);
