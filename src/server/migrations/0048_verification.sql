-- What an admin found when a seafarer asked to be verified. Without a row nobody ever asked. `items` are the papers that were looked at, `facts`
-- the digest of what they and the person said then: the mark stands while the CV still says so, and until the day to look again.
CREATE TABLE verification (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('none', 'pending', 'verified', 'refused')),
  asked_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  reason TEXT,
  note TEXT,
  items TEXT NOT NULL DEFAULT '[]',
  facts TEXT,
  recheck_on TEXT,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX verification_queue ON verification (state, asked_at);
CREATE INDEX verification_recheck ON verification (recheck_on) WHERE state = 'verified';
CREATE INDEX verification_decider ON verification (decided_by) WHERE decided_by IS NOT NULL;

-- The mark of before said of nobody what was checked, when and by whom: it is not taken over.
ALTER TABLE seaman DROP COLUMN verification;

-- A voyage that its company was asked to confirm, and what it answered. `facts`: what the voyage said when it was asked.
CREATE TABLE voyage_request (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  facts TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'confirmed', 'declined')),
  asked_at INTEGER NOT NULL,
  answered_at INTEGER,
  answered_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  UNIQUE (seaman_id, entry_id)
) STRICT;
CREATE INDEX voyage_request_company ON voyage_request (company_id, state, asked_at);
CREATE INDEX voyage_request_answerer ON voyage_request (answered_by) WHERE answered_by IS NOT NULL;
