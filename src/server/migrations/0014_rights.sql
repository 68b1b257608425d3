-- What people agreed to and when, with the version of the text as they read it. Nothing is changed in it or taken out of it;
-- it goes with the account.
CREATE TABLE consent_event (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('terms', 'privacy', 'source')),
  version TEXT NOT NULL,
  given INTEGER NOT NULL CHECK (given IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX consent_event_account ON consent_event (account_id, created_at);
CREATE TRIGGER consent_event_no_update BEFORE UPDATE ON consent_event BEGIN SELECT RAISE(ABORT, 'append only'); END;
CREATE TRIGGER consent_event_no_delete BEFORE DELETE ON consent_event
  WHEN EXISTS (SELECT 1 FROM account WHERE id = OLD.account_id) BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- Copies of their data that people asked for. The secret of the link is known to the mail only.
CREATE TABLE data_export (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'ready', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  secret_hash TEXT UNIQUE,
  object_key TEXT,
  size INTEGER,
  created_at INTEGER NOT NULL,
  ready_at INTEGER,
  expires_at INTEGER
) STRICT;
CREATE INDEX data_export_account ON data_export (account_id, created_at);
CREATE INDEX data_export_waiting ON data_export (created_at) WHERE status = 'waiting';
CREATE INDEX data_export_expiry ON data_export (expires_at) WHERE expires_at IS NOT NULL;

-- Accounts that are to be erased, and those that are: what is left of them tells nothing but that they were there.
CREATE TABLE erasure (
  account_id TEXT PRIMARY KEY,
  requested_at INTEGER NOT NULL,
  erase_at INTEGER NOT NULL,
  -- Whether the seafarer was in the crew list, so that a change of mind brings them back.
  was_listed INTEGER NOT NULL DEFAULT 0,
  -- How many steps of the erasure are done.
  step INTEGER NOT NULL DEFAULT 0,
  erased_at INTEGER
) STRICT;
CREATE INDEX erasure_due ON erasure (erase_at) WHERE erased_at IS NULL;

-- Who invited whom: one inviter each, the first.
CREATE TABLE referral (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  inviter_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  CHECK (account_id <> inviter_id)
) STRICT;
CREATE INDEX referral_inviter ON referral (inviter_id, created_at);

-- However an account comes to be, the id that its browser carried becomes a reference; ids that are nobody's are passed over.
CREATE TRIGGER account_referred_new AFTER INSERT ON account WHEN NEW.referred_by IS NOT NULL BEGIN
  INSERT OR IGNORE INTO referral (account_id, inviter_id, created_at)
    SELECT NEW.id, account_id, NEW.updated_at FROM seaman WHERE ref_id = NEW.referred_by AND account_id <> NEW.id;
END;
CREATE TRIGGER account_referred_later AFTER UPDATE OF referred_by ON account WHEN NEW.referred_by IS NOT NULL BEGIN
  INSERT OR IGNORE INTO referral (account_id, inviter_id, created_at)
    SELECT NEW.id, account_id, NEW.updated_at FROM seaman WHERE ref_id = NEW.referred_by AND account_id <> NEW.id;
END;
