-- Packages of mailings: their orders have a line for each part, and a letter is charged by its line.

-- The position of the line; 0 for a letter of the quota.
ALTER TABLE mailing_recipient ADD COLUMN line INTEGER NOT NULL DEFAULT 0 CHECK (line >= 0 AND (line = 0 OR funds = 'paid'));

-- The line of a letter is kept like its funds.
DROP TRIGGER mailing_recipient_kept;
CREATE TRIGGER mailing_recipient_kept BEFORE UPDATE ON mailing_recipient
WHEN (NEW.mailing_id, NEW.organisation_id, NEW.position, NEW.funds, NEW.line, NEW.review_hash)
    IS NOT (OLD.mailing_id, OLD.organisation_id, OLD.position, OLD.funds, OLD.line, OLD.review_hash)
  OR (OLD.settled <> 'held' AND (NEW.settled, NEW.settled_at) IS NOT (OLD.settled, OLD.settled_at))
  OR (OLD.letter_id IS NOT NULL AND (NEW.letter_id, NEW.language) IS NOT (OLD.letter_id, OLD.language))
  OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT OLD.sent_at)
  OR (NEW.state IN ('queued', 'sending') AND OLD.state NOT IN ('queued', 'sending'))
BEGIN SELECT RAISE(ABORT, 'mailing-fixed'); END;
