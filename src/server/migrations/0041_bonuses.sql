-- Bonuses: one for the first verification of a seafarer, and one for whoever invited that seafarer. A verification makes the rows, in its batch;
-- a job decides about them and books them (src/server/exchange/bonus).
CREATE TABLE bonus (
  -- Random: entries of the ledger name it after the accounts are erased.
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('verification', 'friend')),
  -- Who receives it, and whose verification it is for. Null once the account is erased.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  verified_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'booked', 'refused')),
  -- Why it waits, or is refused.
  reason TEXT CHECK (reason IN ('month-full', 'changed', 'incomplete', 'not-offered', 'same-side', 'known-person')),
  verified_at INTEGER NOT NULL,
  -- When the job considers it next.
  due_at INTEGER NOT NULL,
  -- Keyed digest of the verified person, so that nobody is rewarded twice by a second account.
  person_digest TEXT,
  holder_id TEXT REFERENCES ledger_holder (id),
  currency TEXT CHECK (currency IN ('USD', 'UAH', 'EUR')),
  amount INTEGER CHECK (amount > 0),
  price_version INTEGER,
  -- What was taken back: at the end, or after the verification was withdrawn.
  returned INTEGER NOT NULL DEFAULT 0,
  booked_at INTEGER,
  ends_at INTEGER,
  reminded_at INTEGER,
  withdrawn_at INTEGER,
  CHECK (returned BETWEEN 0 AND coalesce(amount, 0)),
  CHECK ((state = 'booked') = (booked_at IS NOT NULL)),
  CHECK (state <> 'booked' OR (holder_id IS NOT NULL AND currency IS NOT NULL AND amount IS NOT NULL AND price_version IS NOT NULL
    AND ends_at IS NOT NULL)),
  CHECK (state <> 'refused' OR reason IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX bonus_verified ON bonus (kind, verified_id) WHERE verified_id IS NOT NULL;
CREATE UNIQUE INDEX bonus_person ON bonus (kind, person_digest) WHERE person_digest IS NOT NULL;
CREATE INDEX bonus_account ON bonus (account_id, booked_at) WHERE account_id IS NOT NULL;
CREATE INDEX bonus_verified_account ON bonus (verified_id) WHERE verified_id IS NOT NULL;
CREATE INDEX bonus_waiting ON bonus (due_at) WHERE state = 'waiting';
CREATE INDEX bonus_holder ON bonus (holder_id, currency, booked_at) WHERE state = 'booked';
CREATE INDEX bonus_end ON bonus (ends_at) WHERE state = 'booked';

-- What was booked is permanent.
CREATE TRIGGER bonus_kept BEFORE UPDATE ON bonus WHEN OLD.state = 'booked'
  AND ((NEW.id, NEW.kind, NEW.state, NEW.holder_id, NEW.currency, NEW.amount, NEW.price_version, NEW.booked_at)
    IS NOT (OLD.id, OLD.kind, OLD.state, OLD.holder_id, OLD.currency, OLD.amount, OLD.price_version, OLD.booked_at)
    OR NEW.returned < OLD.returned OR NEW.ends_at > OLD.ends_at)
BEGIN SELECT RAISE(ABORT, 'bonus booked'); END;
CREATE TRIGGER bonus_deleted BEFORE DELETE ON bonus WHEN OLD.state = 'booked' BEGIN SELECT RAISE(ABORT, 'bonus booked'); END;

-- Whether both accounts of a referral were signed in with the same browser.
ALTER TABLE referral ADD COLUMN shared_device INTEGER NOT NULL DEFAULT 0 CHECK (shared_device IN (0, 1));

-- Verifications before this migration are not rewarded.
INSERT INTO bonus (id, kind, account_id, verified_id, state, reason, verified_at, due_at)
  SELECT lower(hex(randomblob(16))), 'verification', account_id, account_id, 'refused', 'not-offered', min(created_at), min(created_at)
  FROM security_event WHERE kind = 'verification-given' AND account_id IS NOT NULL GROUP BY account_id;
INSERT INTO bonus (id, kind, account_id, verified_id, state, reason, verified_at, due_at)
  SELECT lower(hex(randomblob(16))), 'friend', r.inviter_id, r.account_id, 'refused', 'not-offered', b.verified_at, b.due_at
  FROM bonus b JOIN referral r ON r.account_id = b.verified_id WHERE b.kind = 'verification';

CREATE TRIGGER verification_rewarded AFTER UPDATE OF state ON verification WHEN NEW.state = 'verified' AND OLD.state <> 'verified' BEGIN
  INSERT INTO bonus (id, kind, account_id, verified_id, verified_at, due_at)
    SELECT lower(hex(randomblob(16))), 'verification', s.account_id, s.account_id, NEW.decided_at, NEW.decided_at
    FROM seaman s WHERE s.id = NEW.seaman_id
      AND NOT EXISTS (SELECT 1 FROM bonus b WHERE b.kind = 'verification' AND b.verified_id = s.account_id);
  INSERT INTO bonus (id, kind, account_id, verified_id, verified_at, due_at)
    SELECT lower(hex(randomblob(16))), 'friend', r.inviter_id, s.account_id, NEW.decided_at, NEW.decided_at
    FROM seaman s JOIN referral r ON r.account_id = s.account_id WHERE s.id = NEW.seaman_id
      AND NOT EXISTS (SELECT 1 FROM bonus b WHERE b.kind = 'friend' AND b.verified_id = s.account_id);
END;

-- An admin withdraws a verification. What is not booked yet is dropped. If the papers or the person were not what they were said to be, what is left
-- of a booked bonus ends now.
CREATE TRIGGER verification_unrewarded AFTER UPDATE OF state ON verification WHEN OLD.state = 'verified' AND NEW.state = 'refused' BEGIN
  DELETE FROM bonus WHERE state = 'waiting' AND verified_id = (SELECT account_id FROM seaman WHERE id = NEW.seaman_id);
  UPDATE bonus SET withdrawn_at = NEW.decided_at, ends_at = min(ends_at, NEW.decided_at)
    WHERE state = 'booked' AND withdrawn_at IS NULL AND NEW.reason IN ('not-genuine', 'other-name', 'other-facts')
      AND verified_id = (SELECT account_id FROM seaman WHERE id = NEW.seaman_id);
END;
