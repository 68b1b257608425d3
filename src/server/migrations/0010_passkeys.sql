-- Random and tied to nothing: what an authenticator keeps to know the account by.
ALTER TABLE account ADD COLUMN passkey_handle TEXT;
CREATE UNIQUE INDEX account_passkey_handle ON account (passkey_handle) WHERE passkey_handle IS NOT NULL;
-- Since when a password or a social account alone opens nothing.
ALTER TABLE account ADD COLUMN two_step_at INTEGER;

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- base64url, as the authenticator names it.
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE, base64url.
  public_key TEXT NOT NULL,
  -- Of the last use; 0 where the authenticator does not count.
  counter INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- Whether it is kept in an account of the maker's and may be on several devices.
  synced INTEGER NOT NULL CHECK (synced IN (0, 1)),
  -- When a counter went backwards: perhaps it was copied.
  flagged_at INTEGER,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkey_account ON passkey (account_id, created_at);

-- Good once, for one ceremony of one session or visit.
CREATE TABLE passkey_challenge (
  challenge_hash TEXT PRIMARY KEY,
  owner_hash TEXT NOT NULL,
  ceremony TEXT NOT NULL CHECK (ceremony IN ('register', 'sign-in', 'second-step', 'confirm')),
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id) WHERE account_id IS NOT NULL;

-- The first step was right; the passkey is still to come, from the same visit.
CREATE TABLE pending_sign_in (
  owner_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  factor TEXT NOT NULL CHECK (factor IN ('password', 'social')),
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_sign_in_account ON pending_sign_in (account_id);
CREATE INDEX pending_sign_in_expiry ON pending_sign_in (expires_at);
