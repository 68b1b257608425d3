-- A person is recognised by name and date of birth, and by the passport that was checked. With one of them alone, a second account could leave it out.
ALTER TABLE bonus ADD COLUMN passport_digest TEXT;
CREATE UNIQUE INDEX bonus_passport ON bonus (kind, passport_digest) WHERE passport_digest IS NOT NULL;
-- Digests of erased people, for the job that empties them.
CREATE INDEX bonus_forgotten ON bonus (verified_at) WHERE verified_id IS NULL AND (person_digest IS NOT NULL OR passport_digest IS NOT NULL);

-- As in 0041, and also for a repeated request: it replaces the state 'verified', so that papers that are not genuine would leave the bonus.
DROP TRIGGER verification_unrewarded;
CREATE TRIGGER verification_unrewarded AFTER UPDATE OF state ON verification
  WHEN NEW.state = 'refused' AND (OLD.state = 'verified' OR OLD.state = 'pending' AND NEW.reason = 'not-genuine') BEGIN
  DELETE FROM bonus WHERE state = 'waiting' AND verified_id = (SELECT account_id FROM seaman WHERE id = NEW.seaman_id);
  UPDATE bonus SET withdrawn_at = NEW.decided_at, ends_at = min(ends_at, NEW.decided_at)
    WHERE state = 'booked' AND withdrawn_at IS NULL AND NEW.reason IN ('not-genuine', 'other-name', 'other-facts')
      AND verified_id = (SELECT account_id FROM seaman WHERE id = NEW.seaman_id);
END;
