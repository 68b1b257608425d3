-- CV mailings: the rules by which agencies receive CVs, the mailings of seafarers, and one row for each agency of a mailing.

-- Zero has no limit; 'each': one letter for each CV.
ALTER TABLE mailing_rule ADD COLUMN months_in_rank INTEGER NOT NULL DEFAULT 0 CHECK (months_in_rank BETWEEN 0 AND 600);
ALTER TABLE mailing_rule ADD COLUMN months_on_types INTEGER NOT NULL DEFAULT 0 CHECK (months_on_types BETWEEN 0 AND 600);
-- The lowest level of English; null for any.
ALTER TABLE mailing_rule ADD COLUMN english TEXT;
-- Citizenships; only where a law allows it.
ALTER TABLE mailing_rule ADD COLUMN nationalities TEXT NOT NULL DEFAULT '[]';
-- How long the papers must be valid, in months.
ALTER TABLE mailing_rule ADD COLUMN papers_valid INTEGER NOT NULL DEFAULT 0 CHECK (papers_valid BETWEEN 0 AND 60);
-- The language of the letters.
ALTER TABLE mailing_rule ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
-- Whether the CV on the agency's own form is attached where the seafarer agrees.
ALTER TABLE mailing_rule ADD COLUMN own_form INTEGER NOT NULL DEFAULT 0 CHECK (own_form IN (0, 1));
-- Whether reports to seafarers name the agency.
ALTER TABLE mailing_rule ADD COLUMN named INTEGER NOT NULL DEFAULT 1 CHECK (named IN (0, 1));
ALTER TABLE mailing_rule ADD COLUMN paused_until INTEGER;
-- Counts the changes; a write names the version that it is based on.
ALTER TABLE mailing_rule ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- The addresses to which an agency's letters are sent; none is used before its reader has confirmed it.
CREATE TABLE mailing_address (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  -- When its reader stopped the letters.
  stopped_at INTEGER,
  UNIQUE (organisation_id, address)
) STRICT;

-- A seafarer's order to send the CV to agencies once.
CREATE TABLE mailing (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The mailing of the price list.
  slug TEXT NOT NULL,
  -- What the seafarer chose, and the reach at the time of the order, with the number of agencies left out by reason.
  choice TEXT NOT NULL,
  reach TEXT NOT NULL,
  -- What the letters say about the seafarer, as of the order.
  facts TEXT NOT NULL,
  -- The order that pays for it; null if the quota covers all letters.
  order_id TEXT UNIQUE REFERENCES purchase_order (id),
  -- The calendar month (YYYY-MM, UTC) of the quota, the letters that it covers, and how much of it is used: what is left over lapses.
  quota_month TEXT,
  quota_letters INTEGER NOT NULL DEFAULT 0 CHECK (quota_letters >= 0),
  quota_used INTEGER NOT NULL DEFAULT 0 CHECK (quota_used >= quota_letters),
  -- When the seafarer agreed that the CV is sent to the countries in the choice.
  consented_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- No letter is sent after it.
  stopped_at INTEGER,
  -- All its rows are settled.
  ended_at INTEGER,
  CHECK ((quota_month IS NULL) = (quota_letters = 0)),
  CHECK (order_id IS NOT NULL OR quota_month IS NOT NULL)
) STRICT;
CREATE INDEX mailing_account ON mailing (account_id, created_at);
CREATE INDEX mailing_quota ON mailing (account_id, quota_month) WHERE quota_month IS NOT NULL;
CREATE INDEX mailing_open ON mailing (created_at) WHERE ended_at IS NULL;

-- One agency of a mailing: one letter, or one entry of a digest.
CREATE TABLE mailing_recipient (
  mailing_id TEXT NOT NULL REFERENCES mailing (id) ON DELETE CASCADE,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  -- Unique in the mailing, from 0; the first ones are paid by the quota.
  position INTEGER NOT NULL,
  funds TEXT NOT NULL CHECK (funds IN ('quota', 'paid')),
  state TEXT NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'sending', 'sent', 'delivered', 'bounced', 'suppressed', 'stopped', 'unknown')),
  settled TEXT NOT NULL DEFAULT 'held' CHECK (settled IN ('held', 'captured', 'released')),
  -- Why it was not delivered.
  reason TEXT,
  frequency TEXT NOT NULL CHECK (frequency IN ('each', 'daily', 'weekly')),
  -- When the letter is due, when it is tried next, and when the row is settled at the latest.
  due_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  settle_at INTEGER NOT NULL,
  -- The letter in which it is sent, and its language; several rows share that of a digest.
  letter_id TEXT,
  language TEXT,
  -- When a run last took it, and how often.
  claimed_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  delivered_at INTEGER,
  settled_at INTEGER,
  -- A hash of the id of the review page, which is derived from the row.
  review_hash TEXT NOT NULL UNIQUE,
  review_until INTEGER NOT NULL,
  revoked_at INTEGER,
  -- When a page was first visible for two seconds, and whether another browser opened it later.
  opened_at INTEGER,
  forwarded_at INTEGER,
  answer TEXT CHECK (answer IN ('interested', 'not-now', 'invited')),
  answered_at INTEGER,
  PRIMARY KEY (mailing_id, organisation_id),
  CHECK ((settled = 'held') = (settled_at IS NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK (settled <> 'released' OR reason IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX mailing_recipient_position ON mailing_recipient (mailing_id, position);
CREATE INDEX mailing_recipient_due ON mailing_recipient (next_at) WHERE state = 'queued';
CREATE INDEX mailing_recipient_sending ON mailing_recipient (claimed_at) WHERE state = 'sending';
CREATE INDEX mailing_recipient_settle ON mailing_recipient (settle_at) WHERE settled = 'held';
CREATE INDEX mailing_recipient_letter ON mailing_recipient (letter_id) WHERE letter_id IS NOT NULL;
CREATE INDEX mailing_recipient_received ON mailing_recipient (organisation_id, sent_at) WHERE sent_at IS NOT NULL;

-- A row is settled once, and nothing is sent twice.
CREATE TRIGGER mailing_recipient_kept BEFORE UPDATE ON mailing_recipient
WHEN (NEW.mailing_id, NEW.organisation_id, NEW.position, NEW.funds, NEW.review_hash)
    IS NOT (OLD.mailing_id, OLD.organisation_id, OLD.position, OLD.funds, OLD.review_hash)
  OR (OLD.settled <> 'held' AND (NEW.settled, NEW.settled_at) IS NOT (OLD.settled, OLD.settled_at))
  OR (OLD.letter_id IS NOT NULL AND (NEW.letter_id, NEW.language) IS NOT (OLD.letter_id, OLD.language))
  OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT OLD.sent_at)
  OR (NEW.state IN ('queued', 'sending') AND OLD.state NOT IN ('queued', 'sending'))
BEGIN SELECT RAISE(ABORT, 'mailing-fixed'); END;
