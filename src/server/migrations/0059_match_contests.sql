-- A line of a match that the seafarer says is wrong, by its name (contract/match/match-line.ts), and what a person of the company made of it.
CREATE TABLE match_contest (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  line TEXT NOT NULL,
  text TEXT NOT NULL,
  decision TEXT CHECK (decision IN ('met', 'kept')),
  decided_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  decided_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (application_id, line)
) STRICT;
CREATE INDEX match_contest_seaman ON match_contest (seaman_id);
CREATE INDEX match_contest_decider ON match_contest (decided_by);
CREATE INDEX match_contest_newest ON match_contest (created_at DESC, id DESC);
